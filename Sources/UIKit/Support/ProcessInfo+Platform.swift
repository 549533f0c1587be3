import Foundation

extension ProcessInfo {
  /// A Boolean value that indicates whether the process is an application for iPad that runs on a Mac. The value is always `false` in
  /// Tessera.
  public var isMacCatalystApp: Bool { false }

  /// A Boolean value that indicates whether the process is an application for iPhone or iPad on a Mac. The value is always `false` in
  /// Tessera.
  public var isiOSAppOnMac: Bool { false }
}
