import Foundation

/// The drop interaction of a view with a paste configuration. An interaction retains this delegate of its own.
@MainActor final class PasteDropInteraction: UIDropInteraction {
  private let pasteDelegate = PasteDropDelegate()

  init() { super.init(delegate: pasteDelegate) }
}

extension UIView {
  /// Adds or removes the drop interaction after the paste configuration has changed.
  final func updatePasteDropInteraction() {
    let current = interactions.first { $0 is PasteDropInteraction }
    if pasteConfiguration == nil {
      if let current { removeInteraction(current) }
    } else if current == nil {
      addInteraction(PasteDropInteraction())
    }
  }
}

extension UIResponder {
  /// Indicates whether the pasteboard has data that the paste configuration accepts.
  final var canPastePasteboard: Bool { pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders) }

  /// Pastes the items of the pasteboard if the responder has a paste configuration that accepts them.
  final func pastePasteboard() {
    guard pasteConfiguration != nil else { return }
    let itemProviders = UIPasteboard.general.itemProviders
    if canPaste(itemProviders) { paste(itemProviders: itemProviders) }
  }

  /// Returns whether the paste configuration accepts data.
  final func pasteConfigurationAccepts(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }
}
