import Foundation

/// The delegate of the drop interaction that a view with a paste configuration has. A drop is handled like a paste.
@MainActor final class PasteDropDelegate: NSObject, UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    interaction.view?.canPaste(session.items.map(\.itemProvider)) ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    interaction.view?.paste(itemProviders: session.items.map(\.itemProvider))
  }
}
