import HTTPServing

/// The rules for access to the host. A request must contain the token and must come from a page of the host itself.
///
/// Three checks protect against different attackers. The token protects against other users and foreign pages on this
/// machine. The check of `Host` protects against a page whose name resolves to this machine (DNS rebinding). The check
/// of `Origin` protects against a foreign page that opens a WebSocket or uploads a file.
struct AccessRules {
  let token: String
  /// Indicates whether only the names and addresses of this machine itself are accepted.
  let isLoopback: Bool
  /// The additional names of the host, in lowercase. A name includes the port unless the port is the default of the
  /// scheme.
  let names: [String]

  /// Throws a problem with status 421 if the value of a `Host` field is not a name of this host.
  func checkHost(_ host: String?) throws(RequestHead.Problem) {
    guard let host, isOwnName(AccessRules.name(of: host)) else {
      throw RequestHead.Problem(
        status: 421,
        reason: "The host name of the request is not allowed. To allow it, add it to TESSERA_WEB_NAMES.")
    }
  }

  /// Throws a problem with status 403 if the token is missing or wrong.
  func checkToken(_ suppliedToken: String?) throws(RequestHead.Problem) {
    guard AccessRules.isEqual(suppliedToken ?? "", token) else {
      throw RequestHead.Problem(
        status: 403,
        reason: "The token in the address is missing or wrong. Open the complete address that the program printed.")
    }
  }

  /// Throws a problem with status 403 if the request does not come from a page of this host.
  ///
  /// The origin must be the host in the request's `Host` field. Many proxies change that field. Behind such a proxy,
  /// the origin must be one of `names`, the names by which browsers reach the proxy.
  func checkOrigin(_ origin: String?, host: String?) throws(RequestHead.Problem) {
    let allowedHosts = [host?.lowercased() ?? ""] + names
    guard let origin = origin?.lowercased(),
      allowedHosts.contains(where: { !$0.isEmpty && (origin == "http://" + $0 || origin == "https://" + $0) })
    else {
      throw RequestHead.Problem(
        status: 403,
        reason:
          "The request does not come from a page of this program. Behind a proxy, set TESSERA_WEB_NAMES to the name by "
          + "which browsers know it, with its port if that is not the default.")
    }
  }

  private func isOwnName(_ name: String) -> Bool {
    if names.contains(where: { AccessRules.name(of: $0) == name }) || name == "localhost" || name == "[::1]"
      || AccessRules.isLoopbackAddress(name)
    {
      return true
    }
    // A foreign page can make a name, but not an address, refer to another machine.
    return !isLoopback && (AccessRules.isAddress(name) || AccessRules.isIPv6Address(name))
  }

  /// Returns the host name in the value of a `Host` field, in lowercase and without the port.
  static func name(of host: String) -> String {
    var name = host.lowercased()[...]
    if let colon = name.lastIndex(of: ":"), name[name.index(after: colon)...].allSatisfy(\.isASCIIDigit),
      !name[colon...].contains("]")
    {
      name = name[..<colon]
    }
    return String(name)
  }

  static func isLoopbackAddress(_ name: String) -> Bool { isAddress(name) && name.hasPrefix("127.") }

  private static func isAddress(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { $0.count <= 3 && $0.allSatisfy(\.isASCIIDigit) && (UInt16($0) ?? 256) < 256 }
  }

  /// Returns whether a name is an IPv6 address in brackets.
  private static func isIPv6Address(_ name: String) -> Bool {
    guard name.hasPrefix("["), name.hasSuffix("]") else { return false }
    return name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
  }

  /// Returns whether two strings are equal. The comparison takes the same time regardless of the number of equal characters.
  static func isEqual(_ first: String, _ second: String) -> Bool {
    let firstDigits = Array(first.utf8)
    let secondDigits = Array(second.utf8)
    guard firstDigits.count == secondDigits.count, !secondDigits.isEmpty else { return false }
    return zip(firstDigits, secondDigits).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
