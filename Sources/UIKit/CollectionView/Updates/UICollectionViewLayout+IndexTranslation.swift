import CollectionCore
import Foundation

extension UICollectionViewLayout {
  /// The effect of the running batch update on the index paths, or `nil` if no update is running. An addition of
  /// Tessera.
  ///
  /// It is available before the layout is first called about the new data: in `invalidateLayout(with:)`, in `prepare()`
  /// and in every query, until `finalizeCollectionViewUpdates()` has returned. A reload has no translation.
  public final var indexTranslation: UICollectionViewIndexTranslation? {
    updateTranslation.map { UICollectionViewIndexTranslation(translation: $0) }
  }
}
