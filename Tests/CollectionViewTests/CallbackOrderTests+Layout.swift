import TestSupport
import UIKit
import XCTest

// Families layout-pass, bounds-size and bounds-invalidation.
extension CallbackOrderTests {
  /// The first published probe, a view of 320 × 480 points with one section of five items and a header. Its custom
  /// layout is invalidated by every change of bounds and calls the data source itself. The probe did not log contexts.
  struct Probe {
    let view: UICollectionView
    let layout: TracedList
    let source: TracedSource
    let trace: CallTrace

    @MainActor func pass() -> [TracedCall] {
      view.layoutIfNeeded()
      return trace.take()
    }
  }

  func makeProbe() -> Probe {
    let trace = CallTrace()
    trace.ignored = [
      "invalidationContext", "invalidateLayout(with: the same context)", "invalidateLayout(with: another)",
      "scrollViewDidScroll",
    ]
    let layout = TracedList()
    layout.trace = trace
    layout.asksDataSource = true
    layout.headerHeight = 5
    layout.pitch = 44
    let view = makeView(layout, CGSize(width: 320, height: 480))
    trace.view = view
    let source = TracedSource(5, trace)
    view.dataSource = source
    kept.append(source)
    return Probe(view: view, layout: layout, source: source, trace: trace)
  }

  /// Returns the probe after its first layout pass.
  func makeShownProbe() -> Probe {
    let probe = makeProbe()
    showPlainly(probe.view)
    _ = probe.pass()
    return probe
  }

  /// Returns the probe with a width of 300 points and scrollable content. From here on it did not log counts.
  func makeScrolledProbe() -> Probe {
    let probe = makeShownProbe()
    probe.layout.fixedContentSize = CGSize(width: 300, height: 900)
    probe.view.frame.size.width = 300
    _ = probe.pass()
    probe.trace.ignored.insert("numberOfItems")
    return probe
  }

  var layoutPassChecks: [String: Check] {
    [
      "cb-init": { [self] entry in
        let probe = makeProbe()
        let calls = probe.trace.take()
        expect(entry, "sequence", calls, ["(nothing is sent to the layout)": true])
        expect(
          entry, "after", [],
          [
            "layout.collectionView is already the view": probe.layout.collectionView === probe.view,
            "content counts are not requested": !calls.contains { $0.name == "numberOfItems" },
          ])
      },
      "cb-first-pass": { [self] entry in
        let probe = makeProbe()
        showPlainly(probe.view)
        expect(entry, "sequence", probe.pass())
      },
      "cb-frame-width-change": { [self] entry in
        let probe = makeShownProbe()
        probe.view.frame.size.width = 300
        expect(entry, "sequence", probe.trace.take(), ["(setter returns)": true])
        let calls = probe.pass()
        expect(
          entry, "after", calls,
          ["no cellForItem for items already on screen": !calls.contains { $0.name == "cellForItem" }])
      },
      "cb-invalidate-and-clamp": { [self] entry in
        let probe = makeScrolledProbe()
        probe.view.contentOffset = CGPoint(x: 0, y: 100)
        _ = probe.pass()
        probe.source.count = 6
        probe.layout.fixedContentSize = nil
        probe.layout.invalidateLayout()
        let returned = probe.trace.calls.map(\.name) == ["invalidateLayout"]
        expect(entry, "sequence", probe.pass(), ["(call returns)": returned])
        expect(
          entry, "after", [],
          [
            "contentOffset stays (0,100)": probe.view.contentOffset == CGPoint(x: 0, y: 100),
            "a sixth item that the data source now reports is not realised: the view keeps its cached counts after a "
              + "plain invalidation": probe.view.cellForItem(at: [0, 5]) == nil
              && probe.view.numberOfItems(inSection: 0) == 5,
          ])
      },
      "cb-remove-from-window-out-of-range": { [self] entry in
        let probe = makeScrolledProbe()
        probe.view.contentOffset = CGPoint(x: 0, y: 100)
        _ = probe.pass()
        probe.layout.fixedContentSize = CGSize(width: 300, height: 269)
        probe.layout.invalidateLayout()
        _ = probe.pass()
        probe.view.removeFromSuperview()
        expect(entry, "sequence", probe.trace.take())
      },
      "cb-idle-pass": { [self] entry in
        let probe = makeScrollProbe()
        probe.view.setNeedsLayout()
        let calls = probe.pass()
        let asked = calls.contains { $0.name == "layoutAttributesForElements" }
        expect(entry, "sequence", [], ["(no layoutAttributesForElements)": !asked])
      },
    ]
  }

  var boundsChecks: [String: Check] {
    var checks: [String: Check] = [:]
    for name in [
      "base-origin-true", "base-origin-false", "base-size-false", "flow-bounds", "flow-origin-true",
      "flow-origin-false", "flow-sameframe", "flow-scroll",
    ] {
      checks["cb-inv-\(name)"] = { [self] entry in checkBoundsInvalidation(entry) }
    }
    return checks
  }

  /// Checks the calls for a change of bounds of a view of 200 × 300 points. The case's setup specifies the layout and
  /// what its methods return.
  private func checkBoundsInvalidation(_ entry: Oracle.Case) {
    let setup = entry.whole["setup", as: String.self] ?? ""
    let trace = CallTrace()
    trace.ignored = [
      "scrollViewDidScroll", "collectionViewContentSize", "layoutAttributesForElements", "numberOfItems", "cellForItem",
      "viewForSupplementary",
    ]
    let answers = setup.contains("answer true")
    let isFlow = setup.contains("flow layout")
    let list = TracedList()
    list.fixedContentSize = CGSize(width: 200, height: 2000)
    list.answersBoundsChange = answers
    let flow = TracedFlow()
    flow.itemSize = CGSize(width: 200, height: 40)
    flow.answers = answers
    let view = makeView(isFlow ? flow : list, CGSize(width: 200, height: 300))
    let source = TracedSource(40, trace)
    view.dataSource = source
    kept.append(source)
    showPlainly(view)
    if isFlow {
      // In the probe a safe area had this effect.
      view.contentInset.top = 59
      view.contentOffset.y = -59
    }
    view.layoutIfNeeded()
    trace.view = view
    list.trace = trace
    flow.trace = trace
    _ = trace.take()

    switch entry.whole["stimulus", as: String.self] {
    case "contentOffset = (0,40)": view.contentOffset = CGPoint(x: 0, y: 40)
    case "width 200 -> 220": view.frame.size.width = 220
    case "bounds = (5,6,200,300)": view.bounds = CGRect(x: 5, y: 6, width: 200, height: 300)
    case "frame set to its current value": view.frame = view.frame
    case "setContentOffset((0,40), animated: false)": view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    default: return expect(entry, "an unknown stimulus")
    }
    let isSame = entry.id == "cb-inv-flow-sameframe"
    expect(entry, "sequence", trace.take(), isSame ? ["(nothing)": true] : [:])
    view.layoutIfNeeded()
    let calls = trace.take()
    let nothing: KeyValuePairs = [isSame ? "(nothing)" : "(no prepare)": true]
    expect(entry, "after", calls, calls.isEmpty ? nothing : [:])
    entry.expect("offset_after", [view.contentOffset.x, view.contentOffset.y])
    guard let note = entry.whole["note", as: String.self], let context = flow.contexts.last else { return }
    let wanted = (note.contains("attributes true"), note.contains("metrics true"))
    let marked = (context.invalidateFlowLayoutAttributes, context.invalidateFlowLayoutDelegateMetrics)
    expect(entry, wanted == marked ? nil : "the context says \(marked)")
  }
}
