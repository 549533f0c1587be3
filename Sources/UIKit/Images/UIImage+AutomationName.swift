extension UIImage {
  /// The identifier by which UI tests find an image, or a button that shows only this image: the one that the application has
  /// set, else the name of the symbol or of the image set.
  @MainActor package var automationIdentifier: String? {
    accessibilityIdentifier ?? values.symbolName ?? values.asset?.setName
  }

  /// The name of the image for assistive technologies: the one that the application has set, else the meaning of a
  /// symbol, else the name of the image set.
  @MainActor package var automationLabel: String? {
    accessibilityLabel ?? values.symbolName.map { Self.symbolMeanings[$0] ?? $0 } ?? values.asset?.setName
  }

  /// The words that VoiceOver on iOS says for common symbols are listed here.
  private static let symbolMeanings = [
    "plus": "Add", "xmark": "Close", "magnifyingglass": "Search", "square.and.arrow.up": "Share", "ellipsis": "More",
    "chevron.left": "Back", "chevron.right": "Forward", "checkmark": "Selected", "pencil": "Edit", "trash": "Delete",
    "heart": "Love", "heart.fill": "Love", "arrow.clockwise": "Refresh",
  ]
}
