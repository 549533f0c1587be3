import CollectionCore
import CoreGraphics
import Foundation

extension UICollectionView {
  final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else { return selection.deselectAll(animated: animated) }
    guard counts.contains(path) else {
      Diagnostics.report(
        "\(self) cannot select item \(Array(path)): \(shownCounts.describe(missing: path, .collectionView))")
      return
    }
    guard selection.allowsAnySelection else { return }
    selection.select(path, animated: animated)
    if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  final func editingChanged() {
    if selection.allowsAnySelection {
      selection.selectionRulesDidChange()
    } else {
      selection.deselectAll(animated: false)
    }
    swipeController?.close(animated: true)
    for element in paintOrder { (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
    if window != nil {
      for element in paintOrder { (element.view as? UICollectionViewListCell)?.animateAccessories() }
    }
  }

  /// Asks the delegate whether the item of an element can be edited. Elements that are no items follow the view.
  final func canEdit(_ element: LiveElement) -> Bool {
    guard element.key.kind == 0, let delegate else { return true }
    return delegate.collectionView(self, canEditItemAt: dataIndexPath(element.path))
  }

  /// Sets the selected and highlighted state of a newly configured cell to the state of its item.
  final func restoreState(of cell: UICollectionViewCell, _ path: IndexPath) {
    let isSelected = selection.hasSelectedAppearance(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlightedPath == path || dragDrop?.targetedPath == path
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    let dragState = dragDrop?.dragState(at: path) ?? .none
    if cell.stateInDrag != dragState { cell.stateInDrag = dragState }
    restoreFocus(of: cell, path)
  }
}

extension UICollectionView: SelectionHost {
  // As in UIKit, the end of a touch first selects or deselects the item and then ends the highlight. UIKit calls the
  // delegate only for the deselection of the tapped item itself (`shouldDeselectItemAt`).
  static var endsHighlightBeforeSelecting: Bool { false }
  static var callsDelegateForEachDeselection: Bool { false }

  final var selectsWholeRanges: Bool { delegate == nil && !mapping.hasPlaceholders }

  final func pressedItem(at point: CGPoint) -> IndexPath? { findItem(at: point) }
  final func laidOutItem(at point: CGPoint) -> IndexPath? { findItem(at: point) }

  final func forEachItem(in rect: CGRect, _ body: (IndexPath, CGRect) -> Void) {
    let counts = counts
    for attributes in requestElements(in: rect) ?? [] {
      let path = attributes.values.indexPath
      guard attributes.values.key.kind == 0, !attributes.isHidden, counts.contains(path) else { continue }
      body(path, attributes.frame)
    }
  }

  final var pathsOfCells: [IndexPath] {
    let offscreenKeys = animator.disappearingKeys + prefetch.preparedElements.keys.sorted()
    return (paintOrder.map(\.key) + offscreenKeys).filter { $0.kind == 0 }.map(\.path)
  }

  final func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
    guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
    recolorSeparators()
  }

  final func showHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isHighlighted
  }

  final func allowsHighlight(at path: IndexPath) -> Bool { cellForItem(at: path) != nil && !isPlaceholder(at: path) }

  final func interceptTap(at path: IndexPath) -> Bool {
    (cellForItem(at: path) as? UICollectionViewListCell)?.toggleByTap() == true
  }

  final func beginEditingToSelect() { isEditing = true }

  // MARK: Delegate

  final func delegateAllowsHighlight(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: dataIndexPath(path)) ?? true
  }
  final func notifyDelegateDidHighlight(at path: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: dataIndexPath(path))
  }
  final func notifyDelegateDidUnhighlight(at path: IndexPath) {
    delegate?.collectionView(self, didUnhighlightItemAt: dataIndexPath(path))
  }

  final func delegateItemToSelect(at path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: dataIndexPath(path)) ?? true ? path : nil
  }
  final func delegateItemToDeselect(at path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldDeselectItemAt: dataIndexPath(path)) ?? true ? path : nil
  }
  final func notifyDelegateDidSelect(at path: IndexPath) {
    // The segue of a cell in a storyboard comes before the delegate's method, as in UIKit.
    if let cell = cellForItem(at: path), let segue = cell.performSelectionSegue { segue(cell) }
    delegate?.collectionView(self, didSelectItemAt: dataIndexPath(path))
  }
  final func notifyDelegateDidDeselect(at path: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: dataIndexPath(path))
  }

  final func performPrimaryAction(at path: IndexPath) {
    guard let delegate, counts.contains(path),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: dataIndexPath(path))
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: dataIndexPath(path))
  }

  final func delegateAllowsSelectionPan(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: dataIndexPath(path))
      ?? false
  }
  final func notifyDelegateDidBeginSelectionPan(at path: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: dataIndexPath(path))
  }
  final func notifyDelegateDidEndSelectionPan() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}
