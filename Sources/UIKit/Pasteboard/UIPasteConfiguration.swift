import Foundation

/// The types of data that a responder accepts when they are pasted, and that a view accepts when they are dropped.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSSecureCoding
{
  /// The uniform type identifiers of the accepted data. The default is an empty array, which accepts nothing.
  open var acceptableTypeIdentifiers: [String] = []

  /// Creates a configuration that accepts nothing.
  public override init() { super.init() }

  /// Creates a configuration with types.
  ///
  /// - Parameter acceptableTypeIdentifiers: The uniform type identifiers of the accepted data.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Adds types to the accepted ones.
  ///
  /// - Parameter acceptableTypeIdentifiers: The uniform type identifiers. Those that are already accepted are ignored.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  // MARK: Copies and archives

  /// Returns a configuration with the same types.
  ///
  /// - Parameter zone: The parameter is ignored.
  /// - Returns: A `UIPasteConfiguration`.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  /// A Boolean value that indicates that the class supports secure coding: `true`.
  public static var supportsSecureCoding: Bool { true }

  private static let typesKey = "UIPasteConfigurationAcceptableTypeIdentifiers"

  /// Creates a configuration from an archive.
  ///
  /// - Parameter coder: The unarchiver. Values that are not strings are ignored.
  public required init?(coder: NSCoder) {
    super.init()
    let types = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: Self.typesKey) as? [Any]
    acceptableTypeIdentifiers = (types ?? []).compactMap { $0 as? String }
  }

  /// Encodes the types.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {
    coder.encode(acceptableTypeIdentifiers.map { NSString(string: $0) } as NSArray, forKey: Self.typesKey)
  }
}
