import CoreGraphics
import Foundation

extension UICollectionView: ItemFocusHost {
  final func focusPath(of cell: any FocusCell) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }
  final func resolveLayoutForFocus() { resolveLayout() }

  final func delegateAllowsFocus(at path: IndexPath) -> Bool? {
    delegate?.collectionView(self, canFocusItemAt: dataIndexPath(path))
  }
  final var delegatePreferredItem: IndexPath? {
    (delegate?.indexPathForPreferredFocusedView(in: self)).map(shownPath(ofData:))
  }
  final func delegateSelectsFocused(at path: IndexPath) -> Bool? {
    delegate?.collectionView(self, selectionFollowsFocusForItemAt: dataIndexPath(path))
  }

  final func frameOfItem(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }
  final func scrollToVisibleItem(_ path: IndexPath) { scrollToItem(at: path, at: [], animated: false) }

  /// Returns the items that are in a direction from an item and at most one screen length away, nearest first.
  final func items(from path: IndexPath, _ heading: UIFocusHeading) -> AnySequence<IndexPath> {
    guard let startFrame = frameOfItem(at: path) else { return AnySequence([]) }
    var searchRect = startFrame
    switch heading {
    case .up:
      searchRect = CGRect(
        x: bounds.minX, y: startFrame.minY - bounds.height, width: bounds.width, height: bounds.height)
    case .down: searchRect = CGRect(x: bounds.minX, y: startFrame.maxY, width: bounds.width, height: bounds.height)
    case .left:
      searchRect = CGRect(
        x: startFrame.minX - bounds.width, y: startFrame.minY, width: bounds.width, height: startFrame.height)
    case .right:
      searchRect = CGRect(x: startFrame.maxX, y: startFrame.minY, width: bounds.width, height: startFrame.height)
    default: return AnySequence([])
    }
    var candidates: [(path: IndexPath, distance: CGFloat)] = []
    forEachItem(in: searchRect.union(startFrame)) { candidatePath, frame in
      guard candidatePath != path, let distance = FocusGeometry.distance(from: startFrame, to: frame, heading) else {
        return
      }
      candidates.append((candidatePath, distance))
    }
    candidates.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.path < $1.path }
    return AnySequence(candidates.map(\.path))
  }

  /// Returns the item that is about one screen length away from an item along the scroll axis, or `nil` if there is none. `sign`
  /// is 1 to move towards the end of the content, or -1 to move towards its beginning.
  final func itemOnePage(from path: IndexPath, _ sign: CGFloat) -> IndexPath? {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
    let visibleRect = bounds.inset(by: adjustedContentInset)
    let isSideways = scrollsX && !scrollsY
    let searchDistance =
      max((isSideways ? visibleRect.width - frame.width : visibleRect.height - frame.height), 1) * sign
    let content = CGRect(origin: .zero, size: contentSize)
    var searchPoint = CGPoint(
      x: frame.midX + (isSideways ? searchDistance : 0), y: frame.midY + (isSideways ? 0 : searchDistance))
    searchPoint.x = min(max(searchPoint.x, content.minX), content.maxX)
    searchPoint.y = min(max(searchPoint.y, content.minY), content.maxY)
    let searchRect = CGRect(
      x: searchPoint.x - visibleRect.width / 2, y: searchPoint.y - visibleRect.height / 2, width: visibleRect.width,
      height: visibleRect.height)
    var bestCandidate: (path: IndexPath, distance: CGFloat)?
    forEachItem(in: searchRect) { candidatePath, candidateFrame in
      let alongOffset = isSideways ? candidateFrame.midX - searchPoint.x : candidateFrame.midY - searchPoint.y
      let acrossOffset = isSideways ? candidateFrame.midY - searchPoint.y : candidateFrame.midX - searchPoint.x
      let advance = isSideways ? candidateFrame.midX - frame.midX : candidateFrame.midY - frame.midY
      guard candidatePath != path, advance * sign > 0 else { return }
      // A distance along the scroll axis counts four times as much as a distance across it.
      let distance = abs(alongOffset) * 4 + abs(acrossOffset)
      if bestCandidate.map({ distance < $0.distance || distance == $0.distance && candidatePath < $0.path }) ?? true {
        bestCandidate = (candidatePath, distance)
      }
    }
    return bestCandidate?.path
  }

  final func existingCell(at path: IndexPath) -> (any ItemFocusCell)? { cellForItem(at: path) }
  final var visibleItemPaths: [IndexPath] { shownElements(0).map(\.key).sorted().map(\.path) }
  final var existingCells: [(path: IndexPath, cell: any ItemFocusCell)] {
    (liveElements.values + prefetch.preparedElements.values).filter { $0.key.kind == 0 }.sorted { $0.path < $1.path }
      .compactMap { element in (element.view as? UICollectionViewCell).map { (element.path, $0) } }
  }

  /// A closure that returns the text of an item that is compared with typed characters (type selection). The default is
  /// `nil`. This property is an addition of Tessera.
  ///
  /// When the user types, the closure is called for the items in order until a text begins with the typed characters.
  /// The search starts from the focused item. After the last item it continues with the first item. If the closure is
  /// `nil`, only visible and prefetched cells are searched. The text of a cell is its `accessibilityLabel`. If there is
  /// none, it is the text of the cell's content configuration or of its first label.
  public var itemTextForTypeAhead: ((IndexPath) -> String?)? {
    get { typeAhead.text }
    set { typeAhead.text = newValue }
  }
}

extension UICollectionViewCell: ItemFocusCell {
  final var focusHost: (any FocusCellHost)? { collectionView }
  final var itemPath: IndexPath? { element?.path }
}
