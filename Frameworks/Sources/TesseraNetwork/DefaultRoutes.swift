import Foundation

/// The names of the interfaces with a route to all networks, as Linux lists them in `/proc/net`.
struct DefaultRoutes: Equatable, Sendable {
  /// The interfaces with a route for the fourth version of the protocol, the preferred one first.
  let version4: [String]
  /// The interfaces with a route for the sixth version of the protocol, the preferred one first.
  let version6: [String]

  /// The interfaces with a route, the preferred one first. Each occurs once.
  var interfaces: [String] { version4 + version6.filter { !version4.contains($0) } }

  /// The routes at present.
  static var current: DefaultRoutes {
    func text(_ path: String) -> String {
      // The size of these files is 0, so they are read to their end.
      FileHandle(forReadingAtPath: path).map { String(decoding: $0.readDataToEndOfFile(), as: UTF8.self) } ?? ""
    }
    return DefaultRoutes(version4: text("/proc/net/route"), version6: text("/proc/net/ipv6_route"))
  }

  /// Reads the tables of routes.
  ///
  /// - Parameters:
  ///   - version4: The text of `/proc/net/route`.
  ///   - version6: The text of `/proc/net/ipv6_route`.
  init(version4: String, version6: String) {
    func fields(_ text: String) -> [[Substring]] {
      text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) }
    }
    func isUsable(_ flags: Substring) -> Bool {
      // The flags of a route that exists (1) and of one that only rejects packets (0x200).
      UInt32(flags, radix: 16).map { $0 & 1 != 0 && $0 & 0x200 == 0 } ?? false
    }
    func sorted(_ routes: [(name: Substring, metric: Int)]) -> [String] {
      var seen: Set<Substring> = []
      return routes.sorted { $0.metric < $1.metric }.map(\.name).filter { seen.insert($0).inserted }.map(String.init)
    }
    // Iface Destination Gateway Flags RefCnt Use Metric Mask …
    self.version4 = sorted(
      fields(version4).filter { $0.count > 7 && $0[1] == "00000000" && $0[7] == "00000000" && isUsable($0[3]) }
        .map { ($0[0], Int($0[6]) ?? 0) })
    // Destination, length of its prefix, source, length of its prefix, gateway, metric, two counts, flags, Iface.
    self.version6 = sorted(
      fields(version6).filter {
        $0.count > 9 && $0[0].allSatisfy { $0 == "0" } && $0[1] == "00" && isUsable($0[8]) && $0[9] != "lo"
      }
      .map { ($0[9], Int($0[5], radix: 16) ?? 0) })
  }
}
