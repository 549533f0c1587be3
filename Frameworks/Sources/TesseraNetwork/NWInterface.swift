import Foundation

/// A network interface of the computer.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kinds of interfaces.
  public enum InterfaceType: Sendable {
    /// An interface of a kind that is not known, such as a tunnel.
    case other
    /// A wireless network.
    case wifi
    /// A mobile network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The computer itself.
    case loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// The name, such as `eth0`.
  public let name: String
  /// The number that the system has given to the interface.
  public let index: Int
  /// The name.
  public var debugDescription: String { name }

  /// Reads the kind of an interface from the folder that Linux has for it.
  ///
  /// - Parameters:
  ///   - name: The name of the interface.
  ///   - folder: The folder with the interfaces.
  init(name: String, folder: String = "/sys/class/net") {
    self.name = name
    func text(_ file: String) -> String? {
      (try? String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8))?.trimmingCharacters(
        in: .whitespacesAndNewlines)
    }
    index = text("ifindex").flatMap(Int.init) ?? 0
    let kind = text("uevent")?.split(separator: "\n").first { $0.hasPrefix("DEVTYPE=") }?.dropFirst(8)
    // The numbers of kinds are those of `if_arp.h`.
    switch (kind, text("type")) {
    case (_, "772"): type = .loopback
    case ("wlan", _): type = .wifi
    case ("wwan", _): type = .cellular
    case (_, "1"): type = .wiredEthernet
    default: type = .other
    }
  }
}
