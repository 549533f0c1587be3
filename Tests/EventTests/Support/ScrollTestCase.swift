import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with a scroll view that fills a window without a display, and with a delegate that logs its
/// callbacks.
@preconcurrency @MainActor
class ScrollTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var log = CallbackLog()
  private(set) var scroll: UIScrollView!
  private(set) var listener: ScrollListener!

  func start(_ size: CGSize = CGSize(width: 393, height: 852), content: CGFloat = 40000) {
    app = TestApplication(size: size, scale: 3)
    scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
    scroll.contentSize = CGSize(width: size.width, height: content)
    log = CallbackLog()
    listener = ScrollListener(log)
    scroll.delegate = listener
    app.show(scroll)
    log.take()
  }

  override func tearDown() async throws { app?.close() }
}
