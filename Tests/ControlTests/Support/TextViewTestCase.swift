import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with a text view in a window without a display. It logs the calls of the delegate and
/// notifications.
@preconcurrency @MainActor
class TextViewTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var view: UITextView!
  private(set) var listener: TextViewListener!
  var log: [String] = []
  private var observers: [any NSObjectProtocol] = []

  override func tearDown() async throws {
    await MainActor.run {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      app?.close()
    }
  }

  func start(_ text: String = "", size: CGSize = CGSize(width: 300, height: 140), scale: CGFloat = 2) {
    app?.close()
    app = TestApplication(size: CGSize(width: 360, height: 300), scale: scale)
    app.onReport = { XCTFail($0) }
    view = UITextView(frame: CGRect(origin: CGPoint(x: 10, y: 10), size: size))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    listener = TextViewListener { [weak self] in self?.log.append($0) }
    view.delegate = listener
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
    root.addSubview(view)
    app.show(root)
    app.frame()
    log = []
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    for (name, line) in [
      (UITextView.textDidChangeNotification, "note change"), (UITextView.textDidBeginEditingNotification, "note begin"),
      (UITextView.textDidEndEditingNotification, "note end"),
    ] {
      nonisolated(unsafe) let test = self
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
          MainActor.assumeIsolated { test.log.append(line) }
        })
    }
  }

  func took(_ body: () -> Void) -> [String] {
    log = []
    body()
    return log
  }

  func number(_ value: Any?) -> CGFloat { CGFloat((value as? NSNumber)?.doubleValue ?? .nan) }
  func numbers(_ value: Any?) -> [CGFloat] { (value as? [NSNumber])?.map { CGFloat($0.doubleValue) } ?? [] }
}

@MainActor final class TextViewListener: NSObject, UITextViewDelegate {
  let note: (String) -> Void
  var refuses = false
  init(_ note: @escaping (String) -> Void) { self.note = note }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    note("shouldBegin")
    return true
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    note("shouldEnd")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { note("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { note("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note("should \(range.location),\(range.length) \(text)")
    return !refuses
  }
  func textViewDidChange(_ textView: UITextView) { note("change") }
  func textViewDidChangeSelection(_ textView: UITextView) { note("selection") }
}
