import Foundation

// UIKit's rule is not documented. PSTCollectionView (pull request 210, and its port of UIKit's code) shows that the
// content remains centered and that selected items take precedence.
/// The content that remains visible during a layout change.
enum VisibleContentAnchor {
  case item(IndexPath)
  /// The start of the content remains visible.
  case start
  /// No content is kept visible, because none is visible.
  case none
}
