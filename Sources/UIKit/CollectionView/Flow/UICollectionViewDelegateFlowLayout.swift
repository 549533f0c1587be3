import Foundation
import SwiftABI

/// The methods that provide the sizes and spacings of items and sections to a flow layout.
///
/// The delegate of the collection view can conform to the protocol. Every method is optional. The default result is the
/// value of the corresponding property of the layout. Sizes are in points. Lines are rows in vertical layouts and
/// columns in horizontal layouts.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item. The default is `itemSize`.
  ///
  /// If the delegate implements this method, it is called for every item, even for items that are not visible.
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
  /// - Returns: The size, in points. Only the length along the scroll direction is used. Zero means no header.
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
  /// - Returns: The size, in points. Only the length along the scroll direction is used. Zero means no footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

// The default implementations return the layout's properties. They call `recognizableDefault`, so that `FlowDelegateMethods` can
// detect that a delegate does not implement a method.
extension UICollectionViewDelegateFlowLayout {
  /// Returns the size of an item.
  ///
  /// The default implementation returns the layout's `itemSize`. The layout detects that the delegate uses this
  /// implementation, and does not call it for each item.
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
    recognizableDefault(collectionViewLayout.asFlowLayout?.itemSize ?? CGSize(width: 50, height: 50))
  }

  /// Returns the insets around the items of a section.
  ///
  /// The default implementation returns the layout's `sectionInset`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The insets, in points.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { recognizableDefault(collectionViewLayout.asFlowLayout?.sectionInset ?? .zero) }

  /// Returns the minimum spacing between the lines of a section.
  ///
  /// The default implementation returns the layout's `minimumLineSpacing`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The spacing, in points.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { recognizableDefault(collectionViewLayout.asFlowLayout?.minimumLineSpacing ?? 10) }

  /// Returns the minimum spacing between the items of a line.
  ///
  /// The default implementation returns the layout's `minimumInteritemSpacing`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The spacing, in points.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { recognizableDefault(collectionViewLayout.asFlowLayout?.minimumInteritemSpacing ?? 10) }

  /// Returns the size of the header of a section.
  ///
  /// The default implementation returns the layout's `headerReferenceSize`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The size, in points. Only the length along the scroll direction is used. Zero means no header.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { recognizableDefault(collectionViewLayout.asFlowLayout?.headerReferenceSize ?? .zero) }

  /// Returns the size of the footer of a section.
  ///
  /// The default implementation returns the layout's `footerReferenceSize`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - collectionViewLayout: The flow layout.
  ///   - section: The index of the section.
  /// - Returns: The size, in points. Only the length along the scroll direction is used. Zero means no footer.
  @_optimize(none) public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { recognizableDefault(collectionViewLayout.asFlowLayout?.footerReferenceSize ?? .zero) }
}

extension UICollectionViewLayout {
  /// The layout as a flow layout, or `nil` for other layouts. Its properties are the default values of the delegate's
  /// methods.
  fileprivate final var asFlowLayout: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}
