import Foundation
import SwiftABI

/// The optional delegate methods that affect the calculations of a flow layout. Without them, all sections have equal
/// metrics and all items have the same size.
@MainActor package enum FlowDelegateMethods {
  package typealias Method = OptionalMethod<any UICollectionViewDelegateFlowLayout.Type>

  package static let itemSize = method(ItemSizeDelegate.self)
  /// The delegate methods that return the metrics of sections: insets, spacings and the sizes of headers and footers.
  package static let sections = [
    method(InsetDelegate.self), method(LineSpacingDelegate.self), method(InteritemSpacingDelegate.self),
    method(HeaderSizeDelegate.self),
    method(FooterSizeDelegate.self),
  ]

  private static func method(_ implementing: any UICollectionViewDelegateFlowLayout.Type) -> Method {
    Method(plain: EmptyDelegate.self, twin: OtherEmptyDelegate.self, implementing: implementing)
  }

  private final class EmptyDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
  private final class OtherEmptyDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
  private final class ItemSizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 1, height: 2) }
  }
  private final class InsetDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }
  private final class LineSpacingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 1 }
  }
  private final class InteritemSpacingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 1 }
  }
  private final class HeaderSizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: 2) }
  }
  private final class FooterSizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: 2) }
  }
}
