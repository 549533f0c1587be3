import TestSupport
import UIKit
import UIKitTesting
import XCTest

// Families supplementary, cells, touch and transition.
extension CallbackOrderTests {
  var elementChecks: [String: Check] {
    [
      "cb-one-index-supplementary": { [self] entry in checkOneIndex(entry) },
      "cb-cellconfig-first": { [self] entry in
        let log = CallbackLog()
        let source = WordySource(log, count: 2)
        let view = makeView(ListLayout(), CGSize(width: 200, height: 300))
        view.register(WordyCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        showPlainly(view)
        view.layoutIfNeeded()
        expect(entry, "sequence", words: log.lines.filter { !$0.hasPrefix("apply") })
      },
      "cb-reuse": { [self] entry in
        let log = CallbackLog()
        let source = WordySource(log, count: 20)
        let view = makeView(ListLayout(), CGSize(width: 200, height: 300))
        view.isPrefetchingEnabled = false
        view.register(WordyCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        view.contentOffset.y = 50
        log.take()
        view.layoutIfNeeded()
        // Configuration updates are compared in the other case.
        var lines = log.take().filter { !$0.contains("updateConfiguration") }
        expect(entry, lines.first == "cellForItem 6" ? nil : "it began with \(lines)")
        // According to a note in the file, attributes are also applied during dequeuing (as they are here), but the
        // order was not measured.
        if lines.dropFirst(2).first == "apply(layoutAttributes)" { lines.remove(at: 2) }
        expect(entry, "sequence", words: Array(lines.dropFirst()))
      },
      "cb-tap-select": { [self] entry in
        let app = TestApplication(size: CGSize(width: 200, height: 300))
        self.app = app
        let view = makeView(ListLayout(), CGSize(width: 200, height: 300))
        let source = TestDataSource([100])
        let delegate = SelectionWords()
        view.dataSource = source
        view.delegate = delegate
        app.show(view)
        let finger = app.touch(at: CGPoint(x: 100, y: 20))
        app.advance(by: 0.3)
        delegate.isUp = true
        finger.lift()
        expect(entry, "sequence", words: delegate.log.lines)
      },
      "cb-layout-transition-hooks": { [self] entry in checkTransition(entry) },
    ]
  }

  private func checkOneIndex(_ entry: Oracle.Case) {
    final class Layout: ListLayout {
      let answer = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [3])
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [answer] }
      override func layoutAttributesForSupplementaryView(
        ofKind kind: String, at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? { path == [3] ? answer : nil }
    }
    let log = EventLog()
    let layout = Layout()
    layout.answer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let view = makeView(layout, CGSize(width: 320, height: 480))
    let source = TestDataSource([1, 1], log: log)
    view.dataSource = source
    view.layoutIfNeeded()
    let asked = log.take().filter { $0.hasPrefix("dataSource.viewFor") }
    let isFound =
      view.supplementaryView(forElementKind: "header", at: [3]) != nil
      && view.layoutAttributesForSupplementaryElement(ofKind: "header", at: [3]) == layout.answer
    expect(
      entry, "sequence", [],
      [
        "dataSource.viewForSupplementary at [3]": asked == ["dataSource.viewForSupplementary header [3]"],
        "no exception; the view and the identical attributes object value are returned by the lookups": isFound,
      ])
  }

  private func checkTransition(_ entry: Oracle.Case) {
    final class Layout: UICollectionViewFlowLayout {
      var name = ""
      var log: CallbackLog?
      override func prepareForTransition(to layout: UICollectionViewLayout) {
        log?.add("\(name).prepareForTransition(to: \((layout as? Layout)?.name ?? ""))")
      }
      override func prepareForTransition(from layout: UICollectionViewLayout) {
        log?.add("\(name).prepareForTransition(from: \((layout as? Layout)?.name ?? ""))")
      }
      override func finalizeLayoutTransition() {
        log?.add("\(name) finalize \(UIView.inheritedAnimationDuration > 0)")
      }
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log?.add("query")
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
      override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log?.add("query")
        return super.finalLayoutAttributesForDisappearingItem(at: path)
      }
    }
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    self.app = app
    let log = CallbackLog()
    let layouts = ["old", "new"].map { name in
      let layout = Layout()
      layout.name = name
      return layout
    }
    let view = makeView(layouts[0], CGSize(width: 200, height: 300))
    let source = TestDataSource([5])
    view.dataSource = source
    app.show(view)
    for layout in layouts { layout.log = log }
    view.setCollectionViewLayout(layouts[1], animated: true)
    // Five cells exist before and after: the old layout is asked for their final attributes, the new one for the
    // initial ones.
    var words = log.compact
    if let place = words.firstIndex(of: "query*"), log.lines.count(where: { $0 == "query" }) == 10 {
      words[place] = "initial/final attributes queries on both"
    }
    let ends = ["old finalize true", "new finalize true"]
    if Array(words.suffix(2)) == ends {
      words.removeLast(2)
      words.append("finalizeLayoutTransition on both inside the animation block")
    }
    expect(entry, "sequence", words: words)
  }
}

/// A cell that logs its calls in the words of `callback-orders.json`.
private final class WordyCell: UICollectionViewCell {
  var item = -1
  var log: CallbackLog?

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.add("prepareForReuse just before it is returned")
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log?.add("apply(layoutAttributes)")
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    log?.add("cell\(item).updateConfiguration(state)")
  }
}

@MainActor
private final class WordySource: NSObject, UICollectionViewDataSource {
  let log: CallbackLog
  let count: Int

  init(_ log: CallbackLog, count: Int) {
    self.log = log
    self.count = count
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    log.add("cellForItem \(path.item)")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    guard let cell = cell as? WordyCell else { return cell }
    if cell.item >= 0 { log.add("provider configures it") }
    cell.item = path.item
    cell.log = log
    return cell
  }
}

@MainActor
private final class SelectionWords: NSObject, UICollectionViewDelegate {
  let log = CallbackLog()
  var isUp = false

  private func add(_ word: String) {
    log.add(isUp ? "(up) \(word)" : word)
    isUp = false
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    add("shouldHighlight")
    return true
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { add("didHighlight") }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) { add("didUnhighlight") }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    add("shouldSelect")
    return true
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { add("didSelect") }
}
