import CoreGraphics
import Foundation

extension UICollectionView {
  /// Whether an item can have the focus: the view's own rules, then the delegate's, which without that method asks the
  /// cell.
  final func canFocus(itemAt path: IndexPath) -> Bool {
    guard isEditing ? allowsFocusDuringEditing : allowsFocus else { return false }
    guard shadow(at: path) == nil else { return false }
    if let delegate { return delegate.collectionView(self, canFocusItemAt: dataPath(path)) }
    return cellForItem(at: path)?.canBecomeFocused ?? false
  }

  /// The cell that gets the focus when it comes to the collection view: the one that had it last (where that is
  /// remembered), the delegate's choice, the first selected one, the first visible one.
  final func preferredFocusCell() -> UICollectionViewCell? {
    settleLayout()
    var paths: [IndexPath] = []
    if remembersLastFocusedIndexPath, let last = selection.focused { paths.append(last) }
    if let wish = delegate?.indexPathForPreferredFocusedView(in: self) { paths.append(shownPath(ofData: wish)) }
    if let selected = selection.first { paths.append(selected) }
    for path in paths where counts.contains(path) {
      if let cell = focusCell(at: path) { return cell }
    }
    let visible = paintOrder.filter { $0.key.kind == 0 }.sorted { $0.key < $1.key }
    for element in visible where canFocus(itemAt: element.path) {
      return element.view as? UICollectionViewCell
    }
    return nil
  }

  /// The cell in the direction of an arrow, scrolled into sight; nil where there is none. Asks the layout for what lies
  /// within a screen's length of the present cell.
  final func focusCell(from cell: UICollectionViewCell, _ heading: UIFocusHeading) -> UICollectionViewCell? {
    guard let element = cell.element else { return nil }
    settleLayout()
    let start = element.attributes.frame
    var reach = start
    switch heading {
    case .up: reach = CGRect(x: bounds.minX, y: start.minY - bounds.height, width: bounds.width, height: bounds.height)
    case .down: reach = CGRect(x: bounds.minX, y: start.maxY, width: bounds.width, height: bounds.height)
    case .left: reach = CGRect(x: start.minX - bounds.width, y: start.minY, width: bounds.width, height: start.height)
    case .right: reach = CGRect(x: start.maxX, y: start.minY, width: bounds.width, height: start.height)
    default: return nil
    }
    let counts = counts
    var candidates: [(path: IndexPath, distance: CGFloat)] = []
    for attributes in askForElements(in: reach.union(start)) ?? [] {
      guard attributes.values.key.kind == 0, attributes.values.key != element.key, !attributes.isHidden,
        counts.contains(attributes.values.indexPath),
        let distance = FocusGeometry.distance(from: start, to: attributes.frame, heading)
      else { continue }
      candidates.append((attributes.values.indexPath, distance))
    }
    candidates.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.path < $1.path }
    for candidate in candidates {
      if let cell = focusCell(at: candidate.path) { return cell }
    }
    return nil
  }

  /// The cell of an item that can have the focus, scrolled into sight.
  final func focusCell(at path: IndexPath) -> UICollectionViewCell? {
    if let frame = layoutAttributesForItem(at: path)?.frame, !bounds.inset(by: adjustedContentInset).contains(frame) {
      let offset = contentOffset
      // Whoever waits for the end of a scroll under way hears of it.
      stopMotion(notify: true)
      scrollToItem(at: path, at: [], animated: false)
      layoutIfNeeded()
      guard canFocus(itemAt: path) else {
        contentOffset = offset
        comeBack()
        return nil
      }
      // It may have been caught beyond its edge.
      comeBack()
    }
    return canFocus(itemAt: path) ? cellForItem(at: path) : nil
  }

  final func focusContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
    let own = UICollectionViewFocusUpdateContext()
    own.take(context)
    own.previousPath = (context.previousItem as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    own.nextPath = (context.nextItem as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    return own
  }

  /// The focus has moved from or to something in the collection view.
  final func focusMoved(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let own = focusContext(context)
    if let path = own.nextPath { selection.focused = path }
    delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    guard let path = own.nextPath, own.nextPath != own.previousPath, allowsAny, !selection.contains(path),
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: dataPath(path)) ?? selectionFollowsFocus
    else { return }
    selectAsUser(path)
  }

  /// A cell has been made for the item that has the focus, or used again for one that has not: the focus is the item's.
  final func restoreFocus(of cell: UICollectionViewCell, _ path: IndexPath) {
    guard let system = UIFocusSystem.existing(for: window) else { return }
    let present = system.focusedItem
    if path == selection.focused {
      guard present !== cell else { return }
      let isOurs =
        present.map { item in
          guard let other = item as? UICollectionViewCell, other.collectionView === self else { return false }
          return other.element?.path != path
        } ?? selection.holdsFocus
      if isOurs { system.adopt(cell) }
      selection.holdsFocus = false
    } else if present === cell {
      system.adopt(nil)
      selection.holdsFocus = true
    }
  }
}
