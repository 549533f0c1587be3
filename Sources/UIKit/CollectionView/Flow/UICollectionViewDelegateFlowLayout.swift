import Foundation
import SwiftABI

/// Provides the sizes and spacings of items and sections to a flow layout.
///
/// The delegate of the collection view can conform to it. Every method is optional; its default is the corresponding
/// property of the layout. Sizes are in points. Lines are rows in vertical layouts and columns in horizontal ones.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item. The default is `itemSize`.
  ///
  /// Without this method, items that are not visible have no cost.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - indexPath: The index path of the item.
  /// - Returns: The size, in points. Negative values count as zero, and an error is reported.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the insets around the items of a section. The default is `sectionInset`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The insets, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the minimum spacing between the lines of a section. The default is `minimumLineSpacing`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The spacing, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum spacing between the items of a line. The default is `minimumInteritemSpacing`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The spacing, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of the header of a section. The default is `headerReferenceSize`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The size, in points. Only the length along the scroll direction is used; zero means no header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of the footer of a section. The default is `footerReferenceSize`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The size, in points. Only the length along the scroll direction is used; zero means no footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

// The defaults return the layout's property. `FlowDelegateMethods` recognizes them (`recognizableDefault`).
extension UICollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize` by default. It is not called for each item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - indexPath: The index path of the item.
  /// - Returns: The size, in points. Negative values count as zero, and an error is reported.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    recognizableDefault(collectionViewLayout.asFlow?.itemSize ?? CGSize(width: 50, height: 50))
  }

  /// Returns the layout's `sectionInset` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The insets, in points.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { recognizableDefault(collectionViewLayout.asFlow?.sectionInset ?? .zero) }

  /// Returns the layout's `minimumLineSpacing` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The spacing, in points.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { recognizableDefault(collectionViewLayout.asFlow?.minimumLineSpacing ?? 10) }

  /// Returns the layout's `minimumInteritemSpacing` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The spacing, in points.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { recognizableDefault(collectionViewLayout.asFlow?.minimumInteritemSpacing ?? 10) }

  /// Returns the layout's `headerReferenceSize` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The size, in points. Only the length along the scroll direction is used; zero means no header.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { recognizableDefault(collectionViewLayout.asFlow?.headerReferenceSize ?? .zero) }

  /// Returns the layout's `footerReferenceSize` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The size, in points. Only the length along the scroll direction is used; zero means no footer.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { recognizableDefault(collectionViewLayout.asFlow?.footerReferenceSize ?? .zero) }
}

extension UICollectionViewLayout {
  /// The layout as a flow layout, whose properties are the defaults, or `nil` for other layouts.
  fileprivate final var asFlow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}
