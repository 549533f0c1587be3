import TestSupport
import UIKit
import UIKitTesting
import XCTest

// Families context and updates.
extension CallbackOrderTests {
  var contextChecks: [String: Check] {
    [
      "cb-ctx-base-invalidate": { [self] entry in
        let layout = ListLayout()
        layout.invalidateLayout()
        expect(entry, "sequence", words: layout.contexts.map { "invalidateLayout(with: \(words(for: $0)))" })
      },
      "cb-ctx-flow-bounds-width": { [self] entry in
        let layout = UICollectionViewFlowLayout()
        let view = makeView(layout, CGSize(width: 200, height: 300))
        let context = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 220, height: 300))
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let attributes = flow?.invalidateFlowLayoutAttributes ?? false
        let metrics = flow?.invalidateFlowLayoutDelegateMetrics ?? true
        expect(entry, "sequence", words: ["flow context {attributes:\(attributes), delegateMetrics:\(metrics)}"])
        withExtendedLifetime(view) {}
      },
      "cb-ctx-items-order": { [self] entry in
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [[1, 2], [0, 0]])
        context.invalidateItems(at: [[1, 3], [0, 0], [1, 2]])
        let paths = (context.invalidatedItemIndexPaths ?? []).map { "[\($0.section),\($0.item)]" }
        expect(entry, "sequence", words: ["invalidatedItemIndexPaths = \(paths.joined(separator: ","))"])
      },
      "cb-ctx-empty-lists": { [self] entry in
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [])
        context.invalidateSupplementaryElements(ofKind: "footer", at: [])
        expect(
          entry, "sequence", [],
          [
            "invalidatedItemIndexPaths stays nil": context.invalidatedItemIndexPaths == nil,
            "supplementary dictionary gets the kind with an empty list":
              context.invalidatedSupplementaryIndexPaths == ["footer": []],
          ])
      },
      "cb-ctx-adjustments": { [self] entry in
        let layout = ListLayout()
        layout.fixedContentSize = CGSize(width: 500, height: 1200)
        let view = makeView(layout, CGSize(width: 200, height: 300))
        let source = TestDataSource([0])
        view.dataSource = source
        view.layoutIfNeeded()
        view.contentOffset = CGPoint(x: 20, y: 30)
        view.layoutIfNeeded()
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
        context.contentSizeAdjustment = CGSize(width: 10, height: 20)
        layout.invalidateLayout(with: context)
        expect(entry, "sequence", words: ["immediately: \(words(for: view))"])
        view.layoutIfNeeded()
        expect(entry, "after", words: ["after the next layout pass: \(words(for: view))"])
      },
    ]
  }

  private func words(for context: UICollectionViewLayoutInvalidationContext) -> String {
    let lists: [Any?] = [
      context.invalidatedItemIndexPaths, context.invalidatedSupplementaryIndexPaths,
      context.invalidatedDecorationIndexPaths,
    ]
    let isUnadjusted = context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero
    return
      "\(type(of: context)){invalidateEverything:\(context.invalidateEverything), "
      + "invalidateDataSourceCounts:\(context.invalidateDataSourceCounts), "
      + "lists \(lists.allSatisfy { $0 == nil } ? "nil" : "given"), adjustments \(isUnadjusted ? "0" : "given")}"
  }

  private func words(for view: UIScrollView) -> String {
    String(
      format: "offset (%g,%g), contentSize %gx%g", view.contentOffset.x, view.contentOffset.y, view.contentSize.width,
      view.contentSize.height)
  }

  // MARK: Updates

  /// The checks of batch updates. They were measured with table views; collection views behave the same.
  var updateChecks: [String: Check] {
    var checks: [String: Check] = [:]
    for name in ["window-animated", "nowindow-animated", "window-noanim", "nowindow-noanim"] {
      checks["cb-table-batch-\(name)"] = { [self] entry in
        checkBatch(entry, inWindow: name.hasPrefix("window"), animated: name.hasSuffix("-animated"))
      }
    }
    return checks
  }

  private func checkBatch(_ entry: Oracle.Case, inWindow: Bool, animated: Bool) {
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    self.app = app
    let view = makeView(ListLayout(), CGSize(width: 200, height: 300))
    let source = TestDataSource([2])
    view.dataSource = source
    if inWindow { app.show(view) } else { view.layoutIfNeeded() }
    let log = CallbackLog()
    func update() {
      view.performBatchUpdates {
        log.add("updates block")
        source.sections[0].append(99)
        view.insertItems(at: [[0, 2]])
      } completion: {
        log.add("completion(finished:\($0))")
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation { update() } }
    log.add("returns: rows=\(view.numberOfItems(inSection: 0)), visible=\(view.visibleCells.count)")
    let returned = log.lines.count
    app.pump()
    let afterATurn = log.lines.count
    app.advance(by: 1)
    app.pump()
    guard log.lines.count == 3 else { return expect(entry, "\(log.lines)") }
    expect(entry, returned == 2 ? nil : "\(returned) lines when the call returned: \(log.lines)")
    // In the format of the file.
    let isLate = inWindow && animated
    let when =
      afterATurn == 3 ? " on the next run-loop turn" : isLate ? " many run-loop turns later (16 in the probe)" : ""
    let rows = animated ? log.lines[1] : log.lines[1].replacingOccurrences(of: ", visible=3", with: "")
    expect(entry, "sequence", words: [log.lines[0] + (isLate ? " (same turn)" : ""), rows, log.lines[2] + when])
  }
}
