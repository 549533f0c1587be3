import UIKit

// The possible steps of a stress test.
extension Stress {
  func makeStep() {
    if let source { return makeSnapshotStep(source) }
    switch pick(0...24) {
    case 0...6: edit()
    case 7: editOnce()
    case 8...9: scroll()
    case 10: scrollAnimated()
    case 11: drag()
    case 12: resize()
    case 13: changeLayout()
    case 14: changeSelection()
    case 15: reload()
    case 16: invalidate()
    case 17: leaveOrEnterWindow()
    case 18: lie()
    case 19: emptyBatch()
    case 20: doubleEdit()
    case 21: togglePrefetching()
    case 22: transit()
    case 23: moveByUser()
    default:
      history.append("frame")
      app.frame()
    }
  }

  // MARK: Edits

  /// Performs a batch update with any number of operations. The API with which it is performed is random.
  func edit() {
    if let source { return applySnapshot(source) }
    let change = StressEdit(model, &random)
    mayBeBeyond = false
    let isPlain = list.window != nil
    switch pick(0...5) {
    case 0:
      history.append("edit unanimated \(change)")
      UIView.performWithoutAnimation { self.perform(change, inOrder: false) }
    case 1:
      history.append("edit in a block \(change)")
      UIView.animate(withDuration: 0.2) { self.perform(change, inOrder: false) }
    case 2:
      history.append("edit nested \(change)")
      performNested(change, inOrder: isPlain)
    default:
      history.append("edit \(change)")
      perform(change, inOrder: isPlain)
    }
  }

  private func perform(_ change: StressEdit, inOrder: Bool) {
    list.performBatchUpdates({ change.apply(to: self.list, self.model) }, completion: completion(inOrder: inOrder))
  }

  private func performNested(_ change: StressEdit, inOrder: Bool) {
    // The outer one is called first (measured by a client's test: measurements.md, 4.1).
    let outer = completion(inOrder: inOrder)
    let first = completion(inOrder: inOrder)
    let second = completion(inOrder: inOrder)
    list.performBatchUpdates(
      {
        self.list.performBatchUpdates({ change.apply(to: self.list, self.model) }, completion: first)
        self.list.performBatchUpdates(nil, completion: second)
      }, completion: outer)
  }

  /// Performs two batch updates within one frame.
  private func doubleEdit() {
    for _ in 0..<2 {
      let change = StressEdit(model, &random)
      history.append("edit \(change)")
      perform(change, inOrder: list.window != nil)
    }
    mayBeBeyond = false
  }

  /// Performs an operation outside of a batch update.
  private func editOnce() {
    guard !model.sections.isEmpty else { return }
    mayBeBeyond = false
    let section = pick(0...model.sections.count - 1)
    let count = model.sections[section].items.count
    if chance(2) || count == 0 {
      let item = pick(0...count)
      history.append("insert [\(section), \(item)]")
      model.sections[section].items.insert(model.newName(), at: item)
      list.insertItems(at: [[section, item]])
    } else {
      let item = pick(0...count - 1)
      history.append("delete [\(section), \(item)]")
      model.selected.remove(model.sections[section].items.remove(at: item))
      list.deleteItems(at: [[section, item]])
    }
  }

  private func emptyBatch() {
    history.append("empty batch")
    if let flow = list.collectionViewLayout as? UICollectionViewFlowLayout, family == .flow {
      let height = CGFloat(pick(15...60))
      list.performBatchUpdates({ flow.itemSize.height = height }, completion: completion(inOrder: false))
    } else {
      list.performBatchUpdates(nil, completion: completion(inOrder: false))
    }
    mayBeBeyond = false
  }

  /// Performs a batch update that does not match the changes of the data.
  private func lie() {
    guard !model.sections.isEmpty, list.window != nil else { return }
    list.layoutIfNeeded()
    history.append("lie")
    var heard = 0
    UICollectionView.inconsistencyHandler = { _, _ in heard += 1 }
    let selected = list.indexPathsForSelectedItems ?? []
    model.sections[0].items.insert(model.newName(), at: 0)
    list.performBatchUpdates(nil, completion: completion(inOrder: false))
    UICollectionView.inconsistencyHandler = nil
    if heard != 1 { failure = "an invalid batch was reported \(heard) times" }
    model.selected = Set(selected.filter { model.contains($0) }.map { model.item($0) })
    mayBeBeyond = false
  }

  private func reload() {
    history.append("reload")
    model.selected = []
    for _ in 0..<pick(0...2) { model.sections.append(model.newSection(items: pick(0...20))) }
    if model.sections.count > 4 { model.sections.removeFirst() }
    if chance(3) {
      list.performBatchUpdates({ self.list.reloadData() }, completion: completion(inOrder: false))
    } else {
      list.reloadData()
    }
    mayBeBeyond = false
  }

  // MARK: Bounds

  /// Returns a random offset within the content and its insets.
  private func anyOffset() -> CGPoint {
    let inset = list.adjustedContentInset
    func any(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, CGFloat.random(in: low...max(low + 0.001, high), using: &random).rounded(.down))
    }
    return CGPoint(
      x: any(-inset.left, list.contentSize.width + inset.right - list.bounds.width),
      y: any(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height))
  }

  func scroll() {
    list.layoutIfNeeded()
    let offset = anyOffset()
    history.append("scroll to \(offset)")
    if chance(4) {
      UIView.animate(withDuration: 0.3) { self.list.contentOffset = offset }
    } else {
      list.contentOffset = offset
    }
    // An animated scroll continues to its target even if the content has changed.
    if !list.isScrollAnimating { mayBeBeyond = false }
  }

  func scrollAnimated() {
    list.layoutIfNeeded()
    if let path = model.paths.randomElement(using: &random), chance(2) {
      history.append("scroll to item \(Array(path))")
      list.scrollToItem(at: path, at: [], animated: chance(2))
    } else {
      let offset = anyOffset()
      history.append("scroll animated to \(offset)")
      list.setContentOffset(offset, animated: true)
    }
  }

  func drag() {
    guard list.window != nil else { return }
    let far = CGFloat(pick(-100...100))
    history.append("drag by \(far)")
    app.drag(from: CGPoint(x: 80, y: 120), to: CGPoint(x: 80 + far / 3, y: 120 + far), duration: 0.1)
  }

  func resize() {
    // At least as wide as the widest item of the flow layouts, which report an error otherwise.
    let size = CGSize(width: CGFloat(pick(family == .custom ? 60...200 : 155...200)), height: CGFloat(pick(100...300)))
    history.append("resize to \(size)")
    if chance(2) {
      UIView.animate(withDuration: 0.3) { self.list.frame.size = size }
    } else {
      list.frame.size = size
    }
    mayBeBeyond = true
  }

  func invalidate() {
    history.append("invalidate")
    if let flow = list.collectionViewLayout as? UICollectionViewFlowLayout {
      flow.itemSize.height = CGFloat(pick(15...60))
    } else if let layout = list.collectionViewLayout as? StressLayout {
      layout.pitch = CGFloat(pick(14...70))
      layout.invalidateLayout()
    }
    mayBeBeyond = true
  }

  func changeLayout() {
    let animated = chance(2)
    history.append("another layout\(animated ? ", animated" : "")")
    let layout = Self.makeLayout(family, &random)
    list.setCollectionViewLayout(layout, animated: animated, completion: completion(inOrder: false))
    mayBeBeyond = false
  }

  func leaveOrEnterWindow() {
    history.append(list.window == nil ? "enter the window" : "leave the window")
    if list.window == nil { app.window.addSubview(list) } else { list.removeFromSuperview() }
    mayBeBeyond = true
  }

  func changeSelection() {
    list.layoutIfNeeded()
    guard let path = model.paths.randomElement(using: &random) else { return }
    let name = model.item(path)
    history.append("select \(Array(path))")
    if model.selected.remove(name) != nil {
      list.deselectItem(at: path, animated: chance(2))
    } else {
      model.selected.insert(name)
      list.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }
}
