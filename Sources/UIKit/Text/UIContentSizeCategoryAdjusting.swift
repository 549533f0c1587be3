/// A protocol for views with fonts that can adapt to the preferred text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that determines whether fonts of text styles adapt to the preferred text size. The default is
  /// `false`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
