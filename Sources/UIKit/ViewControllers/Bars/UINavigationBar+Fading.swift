import Foundation

/// The cross-fade of the large title and of the search bar during an animated change of the stack. The bar has one large title, and
/// the search bar belongs to the item.
extension UINavigationBar {
  /// Adds pictures of what is visible below the row of buttons, which an animated change fades out.
  ///
  /// - Parameter newSearchBar: The search bar that is shown next. Only another one is replaced.
  final func addPictures(ifReplaced newSearchBar: UISearchBar?) {
    for picture in fadingPictures { picture.removeFromSuperview() }
    fadingPictures = []
    guard window != nil else { return }
    var parts: [UIView] = [largeTitle]
    if let searchBar, searchBar !== newSearchBar, searchBar.superview === self { parts.append(searchBar) }
    for part in parts where !part.isHidden && part.alpha > 0 {
      guard let picture = part.snapshotView(afterScreenUpdates: false) else { continue }
      picture.frame = part.frame
      picture.isUserInteractionEnabled = false
      UIView.performWithoutAnimation { insertSubview(picture, belowSubview: largeTitle) }
      fadingPictures.append(picture)
    }
  }

  /// Hides the new large title and a search bar, and returns the animation that fades them in and the pictures out, and its end.
  ///
  /// - Parameter newSearchBar: A search bar that was not shown before, or nil.
  final func fadeParts(_ newSearchBar: UISearchBar?) -> (animation: () -> Void, end: () -> Void) {
    let pictures = fadingPictures
    let search = newSearchBar.flatMap { $0.superview === self ? (bar: $0, alpha: $0.alpha) : nil }
    UIView.performWithoutAnimation {
      largeTitle.contentAlpha = 0
      search?.bar.alpha = 0
    }
    let animation = { [largeTitle] in
      largeTitle.contentAlpha = 1
      search.map { $0.bar.alpha = $0.alpha }
      for picture in pictures { picture.alpha = 0 }
    }
    let end = { [weak self] in
      for picture in pictures { picture.removeFromSuperview() }
      search.map { $0.bar.alpha = $0.alpha }
      guard let self, fadingPictures.elementsEqual(pictures, by: ===) else { return }
      fadingPictures = []
      // A cancelled change ends with the other title.
      largeTitle.contentAlpha = 1
    }
    return (animation, end)
  }
}
