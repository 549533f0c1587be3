import CollectionCore
import Foundation

extension UICollectionViewCompositionalLayout {
  final func scrolled(_ section: Int) -> Double { 0 }
  final func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }
  final func handlerOffset(_ section: Int, _ origin: CGPoint) -> CGPoint { origin }
  final func followSections(_ translation: UpdateTranslation) {}
}
