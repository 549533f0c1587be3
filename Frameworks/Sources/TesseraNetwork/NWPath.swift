import Foundation

/// The connection of the computer to networks at one time.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// The answer to the question whether the path can be used.
  public enum Status: Sendable {
    /// There is a route to other networks.
    case satisfied
    /// There is no route.
    case unsatisfied
    /// There may be a route after a connection is attempted. It does not occur on Linux.
    case requiresConnection
  }

  /// A reason why a path cannot be used.
  public enum UnsatisfiedReason: Sendable {
    /// The reason is not known.
    case notAvailable
    /// Mobile networks are forbidden.
    case cellularDenied
    /// Wireless networks are forbidden.
    case wifiDenied
    /// The local network is forbidden.
    case localNetworkDenied
  }

  /// The answer to the question whether the path can be used.
  public let status: Status
  /// The interfaces with a route to other networks, the preferred one first.
  public let availableInterfaces: [NWInterface]
  /// A Boolean value that indicates whether there is a route for IPv4.
  public let supportsIPv4: Bool
  /// A Boolean value that indicates whether there is a route for IPv6.
  public let supportsIPv6: Bool
  /// The reason why the path cannot be used.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// A Boolean value that indicates whether names can be looked up. It is `true` if there is a route, without a test.
  public var supportsDNS: Bool { status == .satisfied }
  /// A Boolean value that indicates whether the path uses a mobile network.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  /// A Boolean value that indicates whether the user asked for less traffic. Linux has no such setting, so it is `false`.
  public var isConstrained: Bool { false }
  /// The state and the interfaces.
  public var debugDescription: String {
    "\(status) \(availableInterfaces.map(\.name).joined(separator: ", "))".trimmingCharacters(in: .whitespaces)
  }

  /// Returns whether the path can use an interface of a kind.
  ///
  /// - Parameter type: The kind.
  /// - Returns: `true` if an interface of the kind has a route.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// Creates a path from the system's table of routes.
  ///
  /// - Parameters:
  ///   - routes: The routes to other networks.
  ///   - isIncluded: Whether an interface may be used.
  init(routes: DefaultRoutes, isIncluded: (NWInterface) -> Bool = { _ in true }) {
    availableInterfaces = routes.interfaces.map { NWInterface(name: $0) }.filter(isIncluded)
    let names = Set(availableInterfaces.map(\.name))
    supportsIPv4 = !names.isDisjoint(with: routes.version4)
    supportsIPv6 = !names.isDisjoint(with: routes.version6)
    status = availableInterfaces.isEmpty ? .unsatisfied : .satisfied
  }
}
