import Foundation

/// Options of the files that an item provider provides.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options.
  ///
  /// - Parameter rawValue: The bits of the options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file can be opened without copying it. Files are always copied in Tessera.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
