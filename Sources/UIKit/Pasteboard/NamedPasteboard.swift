/// A protocol whose only conforming class is `UIPasteboard`. Its initializer returns an existing pasteboard: only
/// initializers of a protocol extension can do that.
@preconcurrency @MainActor public protocol NamedPasteboard {}

extension NamedPasteboard {
  /// Returns the pasteboard with a name, or creates it. There is one pasteboard for a name.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name of the pasteboard.
  ///   - create: `true` to create the pasteboard if there is none. Otherwise, the result is nil.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let pasteboard = UIPasteboard.named(pasteboardName, create: create) as? Self else { return nil }
    self = pasteboard
  }
}
