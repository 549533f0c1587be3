/// Views whose fonts can follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles change with the text size. Default false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
