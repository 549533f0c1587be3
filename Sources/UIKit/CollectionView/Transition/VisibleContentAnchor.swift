import Foundation

// The part of the content that stays visible when the layout changes. UIKit's rule is not documented; PSTCollectionView
// (pull request 210, and its port of UIKit's code) shows that the content stays centered and that selected items take
// precedence.
/// The part of the content that remains visible during a change of layout.
enum VisibleContentAnchor {
  case item(IndexPath)
  /// The start of the content.
  case start
  /// No part, because nothing is visible.
  case nothing
}
