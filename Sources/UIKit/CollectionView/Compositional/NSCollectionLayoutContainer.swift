import Foundation

/// The room that a compositional layout, or a group in it, has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size with what the insets take, in points.
  var contentSize: CGSize { get }
  /// `contentSize` without the insets.
  var effectiveContentSize: CGSize { get }
  /// What the reference of the content insets (the safe area, say) takes at each edge, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets as they count. The same here.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What is around a compositional layout when it is asked for a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room in the collection view, or in the group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

@MainActor
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    container = LayoutContainer(size, insets)
    traitCollection = traits
    super.init()
  }
}
