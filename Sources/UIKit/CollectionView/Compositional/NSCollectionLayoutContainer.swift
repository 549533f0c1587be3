import Foundation

/// The space that is available to a compositional layout or to a group in it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container including its insets, in points.
  var contentSize: CGSize { get }
  /// The size of the container minus its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets from the edges of the container to the boundary that the content insets reference selects, such as the
  /// safe area, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that apply to the content, in points. In Tessera they equal `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
