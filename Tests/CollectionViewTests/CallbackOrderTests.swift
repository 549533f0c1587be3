import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Runs every case of `callback-orders.json` with real views and compares the calls with the sequence in the file. A
/// case that is not compared must be listed with a reason, otherwise the test fails.
@preconcurrency @MainActor
final class CallbackOrderTests: XCTestCase {
  typealias Check = (Oracle.Case) throws -> Void

  var app: TestApplication?
  var window: UIWindow?
  /// The data sources and delegates. The views do not retain them.
  var kept: [AnyObject] = []

  /// The families that other tests compare, with the names of these tests.
  private let elsewhere = [
    "text-view": "run beside the text views: ControlTests, TextViewTests"
  ]

  func testEveryCase() throws {
    let cases = try Oracle.cases("callback-orders.json")
    var checks = layoutPassChecks
    for more in [
      scrollChecks, tableChecks, boundsChecks, contextChecks, controllerChecks, updateChecks, elementChecks,
    ] {
      checks.merge(more) { _, _ in fatalError("a case is there twice") }
    }
    var run = 0
    for entry in cases {
      if elsewhere[entry.family] != nil { continue }
      guard let check = checks.removeValue(forKey: entry.id) else {
        XCTFail("nothing is known of the case \(entry.id) (\(entry.family))")
        continue
      }
      do { try check(entry) } catch { expect(entry, "\(error)") }
      finish()
      run += 1
    }
    XCTAssertEqual(checks.keys.sorted(), [], "these cases are no longer in the file")
    XCTAssertEqual(run, cases.filter { elsewhere[$0.family] == nil }.count)
  }

  // MARK: Helpers

  private func finish() {
    app?.close()
    app = nil
    window = nil
    kept = []
  }

  /// Compares logged calls with the lines of a case.
  func expect(
    _ entry: Oracle.Case, _ part: String, _ calls: [TracedCall],
    _ remarks: KeyValuePairs<String, Bool> = [:]
  ) {
    expect(entry, CallScript.mistake(lines(entry, part), calls, remarks: remarks))
  }

  /// Compares logged events, in the words of `callback-orders.json`, with the lines of a case.
  func expect(_ entry: Oracle.Case, _ part: String, words: [String]) {
    let wanted = lines(entry, part)
    expect(entry, words == wanted ? nil : "\(words) instead of \(wanted)")
  }

  func expect(_ entry: Oracle.Case, _ mistake: String?) {
    guard let mistake else { return }
    XCTFail("\(entry.id): \(mistake)")
  }

  func lines(_ entry: Oracle.Case, _ part: String) -> [String] { entry.whole[part, as: [String].self] ?? [] }

  /// Shows a view in a window without a view controller.
  func showPlainly(_ view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.addSubview(view)
    self.window = window
  }

  func makeView(_ layout: UICollectionViewLayout, _ size: CGSize) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    TestDataSource.register(in: view)
    return view
  }
}
