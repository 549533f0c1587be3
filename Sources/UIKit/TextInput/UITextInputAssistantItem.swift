import Foundation

/// The buttons of the shortcuts bar above the input view of a responder.
@preconcurrency @MainActor public class UITextInputAssistantItem: NSObject {
  /// A closure that is called after each change of the groups.
  final var onChange: (() -> Void)?

  /// A Boolean value that determines whether the user can hide the bar. The value is stored but has no effect, because the bar has
  /// no button for it. The default is `true`.
  public var allowsHidingShortcuts = true

  /// The groups of buttons at the leading edge of the bar. The default is empty.
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { onChange?() } }

  /// The groups of buttons at the trailing edge of the bar. The default is empty.
  public var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { onChange?() } }

  final var hasGroups: Bool { !leadingBarButtonGroups.isEmpty || !trailingBarButtonGroups.isEmpty }
}
