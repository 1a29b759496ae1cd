use kernel::Seed;
use record::Commitment;

/// Computed with another program.
#[test]
fn a_commitment_is_the_hash_that_it_says() {
    let zero = "sha256:031cd80bb4ed246bbb16b33a3fcec4413109eb49e0ac8d6f0589b01dfea69bee";
    assert_eq!(Commitment::to(Seed([0; 32])).to_string(), zero);
    assert_eq!(zero.parse(), Ok(Commitment::to(Seed([0; 32]))));
    let sevens = "sha256:eeccf96c2adaab6c7bf9024d9338f1f8a7c961df07fe420e919e4feac5b7f2c8";
    assert_eq!(Commitment::to(Seed([7; 32])).to_string(), sevens);
}

#[test]
fn only_its_one_spelling_is_read() {
    let good = Commitment::to(Seed([0; 32])).to_string();
    for bad in [&good[7..], &good[..70], &good.to_uppercase(), &format!("{good}0"), "", "sha256:"] {
        assert_eq!(bad.parse::<Commitment>(), Err(()), "{bad}");
    }
}
