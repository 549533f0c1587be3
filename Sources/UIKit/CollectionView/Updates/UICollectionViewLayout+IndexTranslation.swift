import CollectionCore
import Foundation

extension UICollectionViewLayout {
  /// The translation of index paths by the batch update in progress, or `nil` if there is none. It is an addition of Tessera.
  ///
  /// The translation is available in `invalidateLayout(with:)`, in `prepare()` and in every query for the new data,
  /// until `finalizeCollectionViewUpdates()` has returned. It is `nil` during a reload.
  public final var indexTranslation: UICollectionViewIndexTranslation? {
    updateTranslation.map { UICollectionViewIndexTranslation(translation: $0) }
  }
}
