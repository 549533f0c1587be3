import Foundation

/// The methods that a flow layout's delegate implements. They are determined once for a class.
@MainActor
struct FlowImplementedMethods {
  private weak var delegate: (any UICollectionViewDelegate)?
  private let hasDelegate: Bool
  /// Indicates whether the delegate returns the sizes of individual items.
  let sizesItems: Bool
  /// Indicates whether the delegate implements a method about sections.
  let hasSectionMethods: Bool

  init(_ view: UICollectionView, _ adapter: FlowDelegateAdapter) {
    delegate = view.delegate
    hasDelegate = view.delegate != nil
    sizesItems = adapter.sizesItems
    hasSectionMethods = adapter.hasSectionMethods
  }

  /// Returns whether the methods were determined for the current delegate of a view.
  func describesDelegate(_ view: UICollectionView) -> Bool {
    hasDelegate ? delegate != nil && delegate === view.delegate : view.delegate == nil
  }
}
