import Foundation

/// The optional methods that a flow layout's delegate implements. They are determined once for each class.
@MainActor
struct FlowImplementedMethods {
  private weak var delegate: (any UICollectionViewDelegate)?
  private let hasDelegate: Bool
  /// Indicates whether the delegate implements the method that returns the sizes of individual items.
  let implementsItemSize: Bool
  /// Indicates whether the delegate implements any method that returns insets, spacings, or header or footer sizes of
  /// sections.
  let hasSectionMethods: Bool

  init(_ view: UICollectionView, _ adapter: FlowDelegateAdapter) {
    delegate = view.delegate
    hasDelegate = view.delegate != nil
    implementsItemSize = adapter.implementsItemSize
    hasSectionMethods = adapter.hasSectionMethods
  }

  /// Returns whether this value describes the methods of a view's current delegate.
  func describesDelegate(_ view: UICollectionView) -> Bool {
    hasDelegate ? delegate != nil && delegate === view.delegate : view.delegate == nil
  }
}
