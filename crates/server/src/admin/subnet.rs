use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// An address or a network: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`. An address of IPv6 alone means its /64, because
/// one customer usually has all of it; the server does not tell apart what is in one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subnet {
    first: IpAddr,
    bits: u8,
}

/// Not an address or a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSubnet(String);

impl fmt::Display for BadSubnet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no address or network, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/64",
            self.0
        )
    }
}

impl std::error::Error for BadSubnet {}

impl Subnet {
    fn new(address: IpAddr, bits: u8) -> Subnet {
        Subnet { first: masked(address, bits), bits }
    }

    /// Is this address in it?
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.first.is_ipv4() && masked(address, self.bits) == self.first
    }
}

fn masked(address: IpAddr, bits: u8) -> IpAddr {
    match address {
        IpAddr::V4(it) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(bits)).unwrap_or(0);
            IpAddr::V4(Ipv4Addr::from_bits(it.to_bits() & mask))
        }
        IpAddr::V6(it) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0);
            IpAddr::V6(Ipv6Addr::from_bits(it.to_bits() & mask))
        }
    }
}

impl FromStr for Subnet {
    type Err = BadSubnet;

    fn from_str(text: &str) -> Result<Subnet, BadSubnet> {
        let bad = || BadSubnet(text.chars().take(64).collect());
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(it, bits)| (it, Some(bits)));
        let address = address.parse::<IpAddr>().map_err(|_| bad())?.to_canonical();
        let (most, usual) = match address {
            IpAddr::V4(_) => (32, 32),
            IpAddr::V6(_) => (64, 64),
        };
        let bits = bits.map_or(Ok(usual), |bits| bits.parse::<u8>().map_err(|_| bad()))?;
        if bits > most { Err(bad()) } else { Ok(Subnet::new(address, bits)) }
    }
}

impl fmt::Display for Subnet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.first, self.bits) {
            (IpAddr::V4(it), 32) => it.fmt(f),
            (it, bits) => write!(f, "{it}/{bits}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_holds_its_addresses_and_no_others() {
        for (network, inside, outside) in [
            ("192.0.2.7", "192.0.2.7", "192.0.2.8"),
            ("192.0.2.7/24", "192.0.2.255", "192.0.3.0"),
            ("0.0.0.0/0", "203.0.113.9", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1"),
            ("2001:db8::/32", "2001:db8:ffff::", "2001:db9::"),
            ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.6"),
        ] {
            let it: Subnet = network.parse().expect("a network");
            assert!(it.contains(inside.parse().expect("an address")), "{network}");
            assert!(!it.contains(outside.parse().expect("an address")), "{network}");
            assert_eq!(it.to_string().parse(), Ok(it));
        }
        for bad in ["", "here", "192.0.2.7/33", "::/65", "192.0.2.0/x", "192.0.2/24", "/8"] {
            assert!(bad.parse::<Subnet>().is_err(), "{bad}");
        }
    }
}
