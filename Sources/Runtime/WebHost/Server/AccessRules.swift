import HTTPServing

/// Who may speak with the host: whoever knows the token, from a page of the host's own.
///
/// Three checks, each against something of its own. The token: other users and other pages of this machine. `Host`: a page
/// of somebody's name that was made to stand for this machine (DNS rebinding). `Origin`: a foreign page that opens a
/// WebSocket, or posts a file, to this machine.
struct AccessRules {
  let token: String
  /// Whether names and addresses of this machine alone are answered.
  let isLoopback: Bool
  /// Names by which it may be called besides, lower-case, with a port where theirs is not that of their scheme.
  let names: [String]

  /// Throws 421 for a `Host` that is not ours.
  func checkHost(_ host: String?) throws(RequestHead.Problem) {
    guard let host, isOurs(AccessRules.name(of: host)) else {
      throw RequestHead.Problem(
        status: 421,
        reason: "This program does not answer to that name. TESSERA_WEB_NAMES lists names to which it does.")
    }
  }

  /// Throws 403 for a missing or wrong token.
  func checkToken(_ given: String?) throws(RequestHead.Problem) {
    guard AccessRules.isEqual(given ?? "", token) else {
      throw RequestHead.Problem(
        status: 403, reason: "The address lacks the right token: open the whole address that the program printed.")
    }
  }

  /// Throws 403 unless the request comes from a page of this program's own.
  ///
  /// Its origin is then the host that the request names. Behind a proxy that rewrites `Host`, as many do, it is one of the
  /// names instead: they were given because browsers know the proxy by them.
  func checkOrigin(_ origin: String?, host: String?) throws(RequestHead.Problem) {
    let own = [host?.lowercased() ?? ""] + names
    guard let origin = origin?.lowercased(),
      own.contains(where: { !$0.isEmpty && (origin == "http://" + $0 || origin == "https://" + $0) })
    else {
      throw RequestHead.Problem(
        status: 403,
        reason:
          "Only a page of this program's own may do that. Behind a proxy TESSERA_WEB_NAMES has to list the name, with "
          + "its port if that is not the usual one, by which browsers know it.")
    }
  }

  private func isOurs(_ name: String) -> Bool {
    if names.contains(where: { AccessRules.name(of: $0) == name }) || name == "localhost" || name == "[::1]"
      || AccessRules.isLoopbackAddress(name)
    {
      return true
    }
    // No page can make an address, unlike a name, stand for another machine.
    return !isLoopback && (AccessRules.isAddress(name) || AccessRules.isLongAddress(name))
  }

  /// The host of a `Host` field, lower-case, without its port.
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

  /// An address of version 6, in its brackets.
  private static func isLongAddress(_ name: String) -> Bool {
    guard name.hasPrefix("["), name.hasSuffix("]") else { return false }
    return name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
  }

  /// In a time that does not tell how much of it was right.
  static func isEqual(_ one: String, _ other: String) -> Bool {
    let one = Array(one.utf8)
    let other = Array(other.utf8)
    guard one.count == other.count, !other.isEmpty else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
