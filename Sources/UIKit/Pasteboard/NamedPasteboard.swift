/// A protocol whose only conforming class is `UIPasteboard`. The initializer can return an existing pasteboard, which
/// only initializers in a protocol extension can do.
@preconcurrency @MainActor public protocol NamedPasteboard {}

extension NamedPasteboard {
  /// Returns the pasteboard with a name, or creates it. There is only one pasteboard with each name.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name of the pasteboard.
  ///   - create: `true` to create the pasteboard if there is none, `false` to return nil in this case.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let pasteboard = UIPasteboard.named(pasteboardName, create: create) as? Self else { return nil }
    self = pasteboard
  }
}
