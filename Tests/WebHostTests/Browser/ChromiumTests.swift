import Foundation
import QuartzCore
import RuntimeInterface
import UIKit
import UIKitTesting
import XCTest

@testable import WebHost

/// End-to-end tests. A real browser shows the page, and its mouse, wheel, touches, keys and input methods control the
/// program. The tests are skipped if Chromium is not installed.
@preconcurrency @MainActor
final class ChromiumTests: WebTestCase {
  /// The browser that all tests share, because starting it takes longer than a test, or the reason why there is none.
  private static var shared: Result<Chromium, any Error>?

  private func chromium() throws -> Chromium {
    let browser = Self.shared ?? Result { try Chromium(program: Chromium.installed()) }
    Self.shared = browser
    return try browser.get()
  }

  override class func tearDown() {
    MainActor.assumeIsolated {
      try? shared?.get().end()
      shared = nil
    }
  }

  /// A view controller with colors, text, a text field, and a list that is longer than the page.
  private final class Screen: UIViewController, UIScrollViewDelegate {
    let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 320, height: 180))
    let field = UITextField(frame: CGRect(x: 10, y: 12, width: 200, height: 36))
    let button = UIButton(type: .system)
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      field.borderStyle = .roundedRect
      field.placeholder = "Text"
      view.addSubview(field)
      button.frame = CGRect(x: 220, y: 12, width: 90, height: 36)
      button.setTitle("Press", for: .normal)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      view.addSubview(button)
      list.contentSize = CGSize(width: 320, height: 2000)
      list.showsVerticalScrollIndicator = false
      for row in 0..<50 {
        let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row * 40), width: 320, height: 39))
        label.text = "Row \(row)"
        label.backgroundColor = UIColor(hue: CGFloat(row % 12) / 12, saturation: 0.4, brightness: 0.95, alpha: 1)
        list.addSubview(label)
      }
      view.addSubview(list)
    }
  }

  private func open(_ screen: Screen, scale: Double = 2, port: ((UInt16) throws -> UInt16)? = nil) throws
    -> Chromium.Tab
  {
    try openApplication(screen)
    let browser = try chromium()
    let ownPort = host.port
    let address = host.address.replacingOccurrences(of: ":\(ownPort)/", with: ":\(try port?(ownPort) ?? ownPort)/")
    let tab = try browser.open(address, width: 320, height: 240, scale: scale)
    addTeardownBlock { @MainActor in tab.close() }
    try browser.wait("the first frame") { (self.loop?.presentedFrameCount ?? 0) > 0 && self.isQuiet }
    return tab
  }

  private var isQuiet: Bool { (loop?.isIdle ?? true) && host.throttle.unacknowledgedFrames.isEmpty && host.hasPage }

  /// Compares the browser's picture with all layers, pixel by pixel. The comparison is repeated, because the browser
  /// may be one frame behind.
  private func expectShown(_ tab: Chromium.Tab, _ message: String, line: UInt = #line) throws {
    var difference: SnapshotDifference?
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("chromium-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    for _ in 0..<40 {
      try tab.browser.wait("quiet") { self.isQuiet }
      try tab.screenshot().write(to: file)
      let found = try Snapshot(contentsOf: file).difference(from: try composed(), tolerance: .exact)
      difference = found
      if found.count == 0 { break }
    }
    XCTAssertEqual(difference?.count, 0, "\(message): \(String(describing: difference))", line: line)
    XCTAssertEqual(tab.browser.complaints, [], line: line)
  }

  func testThePixelsAreOurs_atEveryScale() throws {
    let screen = Screen()
    let tab = try open(screen, scale: 1)
    try expectShown(tab, "1")
    try tab.resize(300, 200, scale: 2)
    try tab.browser.wait("another size") { UIScreen.main.scale == 2 }
    try expectShown(tab, "2")
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 300, height: 200))
    try tab.resize(240, 200, scale: 1.25)
    try tab.browser.wait("zoom") { UIScreen.main.scale == 1.25 }
    try expectShown(tab, "1.25")
    try tab.call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
    try tab.browser.wait("dark") { UIScreen.main.traitCollection.userInterfaceStyle == .dark }
    try expectShown(tab, "dark")
  }

  func testMouseWheelAndFingers() throws {
    let screen = Screen()
    let tab = try open(screen)
    try tab.click(260, 30)
    try tab.browser.wait("the click") { screen.taps == 1 }
    try tab.mouse("mouseWheel", 100, 150, buttons: 0, ["deltaX": 0, "deltaY": 120])
    try tab.browser.wait("the wheel") { screen.list.contentOffset.y > 0 && self.isQuiet }
    try expectShown(tab, "scrolled")
    let before = screen.list.contentOffset.y
    try tab.touch("touchStart", [(100, 200)])
    for step in 1...6 { try tab.touch("touchMove", [(100, 200 - Double(step * 15))]) }
    try tab.touch("touchEnd", [])
    try tab.browser.wait("the finger") { screen.list.contentOffset.y > before + 40 }
    try tab.touch("touchStart", [(260, 30)])
    try tab.touch("touchEnd", [])
    try tab.browser.wait("the tap") { screen.taps == 2 }
    try expectShown(tab, "dragged")
    XCTAssertEqual(try tab.evaluate("getComputedStyle(document.getElementById('view')).touchAction") as? String, "none")
  }

  func testKeysTextAndInputMethod() throws {
    let screen = Screen()
    let tab = try open(screen)
    try tab.click(100, 30)
    try tab.browser.wait("the caret") { screen.field.isFirstResponder }
    try tab.browser.wait("the page's field") {
      (try? tab.evaluate("document.activeElement.id") as? String) == "text"
    }
    try tab.key("h", "KeyH", 72, text: "h")
    try tab.key("é", "Digit2", 50, text: "é")
    try tab.browser.wait("text") { screen.field.text == "hé" }
    try tab.call("Input.imeSetComposition", ["text": "にほ", "selectionStart": 2, "selectionEnd": 2])
    try tab.browser.wait("what is composed") { screen.field.text == "héにほ" }
    try tab.call("Input.insertText", ["text": "日本"])
    try tab.browser.wait("what is committed") { screen.field.text == "hé日本" }
    try tab.key("Backspace", "Backspace", 8)
    try tab.browser.wait("backspace") { screen.field.text == "hé日" }
    // Everything is selected and replaced.
    try tab.key("a", "KeyA", 65, modifiers: 2)
    try tab.key("x", "KeyX", 88, text: "x")
    try tab.browser.wait("written over") { screen.field.text == "x" }
    screen.field.resignFirstResponder()
    try tab.browser.wait("the page's own focus") {
      (try? tab.evaluate("document.activeElement.id") as? String) == "view"
    }
    XCTAssertEqual(tab.browser.complaints, [])
  }

  /// Copied text is written to the clipboard of the browser's machine, and pasted text arrives before the key event.
  /// The back button goes back in the application, and leaves the page only after that.
  func testTheBackButton() throws {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: UIViewController())
    try openApplication(navigation)
    let browser = try chromium()
    let tab = try browser.open(host.address, width: 320, height: 240, scale: 1)
    addTeardownBlock { @MainActor in tab.close() }
    try browser.wait("the first frame") { (self.loop?.presentedFrameCount ?? 0) > 0 && self.isQuiet }
    func level() throws -> Int { try tab.evaluate("(history.state || { level: 0 }).level") as? Int ?? -1 }
    XCTAssertEqual(try level(), 0)
    navigation.pushViewController(screen, animated: true)
    try browser.wait("the first entry") { (try? level()) == 1 }
    navigation.pushViewController(UIViewController(), animated: true)
    try browser.wait("the second entry") { (try? level()) == 2 }
    _ = try tab.evaluate("history.back(), ''")
    try browser.wait("the second controller") { navigation.viewControllers.count == 2 && self.isQuiet }
    XCTAssertEqual(try level(), 1)
    // The application goes back by itself.
    navigation.popViewController(animated: true)
    try browser.wait("the first entry again") { (try? level()) == 0 }
    XCTAssertEqual(navigation.viewControllers.count, 1)
    // The browser's forward button has nothing to show.
    _ = try tab.evaluate("history.forward(), ''")
    try browser.wait("no forward") { (try? level()) == 0 && self.isQuiet }
    XCTAssertTrue(host.hasPage)
    XCTAssertEqual(browser.complaints, [])
  }

  func testTheClipboard() throws {
    let screen = Screen()
    let tab = try open(screen, scale: 1)
    // The browser uses the clipboard of the machine, so a replacement records the text.
    _ = try tab.evaluate(
      "Object.defineProperty(navigator, 'clipboard', {value: {writeText: text => { window.copied = text; "
        + "return Promise.resolve(); }}}); 0")
    try tab.click(100, 30)
    try tab.browser.wait("the page's field") {
      (try? tab.evaluate("document.activeElement.id") as? String) == "text"
    }
    _ = try tab.evaluate(
      """
      (() => {
        const data = new DataTransfer();
        data.setData('text/plain', 'from elsewhere');
        const key = { code: 'KeyV', key: 'v', ctrlKey: true, bubbles: true, cancelable: true };
        const field = document.getElementById('text');
        field.dispatchEvent(new KeyboardEvent('keydown', key));
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        field.dispatchEvent(new KeyboardEvent('keyup', key));
      })()
      """)
    try tab.browser.wait("what is pasted") { screen.field.text == "from elsewhere" }
    try tab.key("a", "KeyA", 65, modifiers: 2)
    try tab.key("x", "KeyX", 88, modifiers: 2)
    try tab.browser.wait("what is cut") { screen.field.text == "" }
    try tab.browser.wait("the machine's clipboard") {
      (try? tab.evaluate("window.copied") as? String) == "from elsewhere"
    }
    XCTAssertEqual(tab.browser.complaints, [])
  }

  /// A pasted image arrives before the key event, although it is read later. A copied image is written as PNG.
  func testImagesOnTheClipboard() throws {
    let screen = Screen()
    let tab = try open(screen, scale: 1)
    _ = try tab.evaluate(
      """
      Object.defineProperty(navigator, 'clipboard', {value: {
        writeText: () => Promise.resolve(),
        write: items => items[0].getType('image/png').then(blob => blob.arrayBuffer())
          .then(bytes => { window.copiedBytes = Array.from(new Uint8Array(bytes)).join(); }) }}); 0
      """)
    try tab.click(100, 30)
    try tab.browser.wait("the page's field") {
      (try? tab.evaluate("document.activeElement.id") as? String) == "text"
    }
    _ = try tab.evaluate(
      """
      (() => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array([7, 8, 9])], 'a.png', { type: 'image/png' }));
        data.setData('text/plain', 'beside');
        const key = { code: 'KeyV', key: 'v', ctrlKey: true, bubbles: true, cancelable: true };
        const field = document.getElementById('text');
        field.dispatchEvent(new KeyboardEvent('keydown', key));
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        field.dispatchEvent(new KeyboardEvent('keyup', key));
      })()
      """)
    // The field pastes the text of the content when the key arrives.
    try tab.browser.wait("what is pasted") { screen.field.text == "beside" }
    XCTAssertEqual(UIPasteboard.general.data(forPasteboardType: "public.png"), Data([7, 8, 9]))
    UIPasteboard.general.setData(Data([1, 2]), forPasteboardType: "public.png")
    try tab.browser.wait("the machine's clipboard") {
      (try? tab.evaluate("window.copiedBytes") as? String) == "1,2"
    }
    XCTAssertEqual(tab.browser.complaints, [])
  }

  func testADroppedFile_reachesTheProgram() throws {
    let screen = Screen()
    let tab = try open(screen, scale: 1)
    var dropped: [String] = []
    var place = CGPoint.zero
    loop?.onInput = { input in
      guard case .filesDropped(let urls, let at) = input else { return }
      dropped = urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      place = at
    }
    _ = try tab.evaluate(
      """
      (() => {
        const data = new DataTransfer();
        data.items.add(new File(['eins'], 'one.txt'));
        data.items.add(new File(['zwei'], 'zwei ü&?.txt'));
        document.getElementById('view').dispatchEvent(
          new DragEvent('drop', { dataTransfer: data, clientX: 40, clientY: 50, bubbles: true, cancelable: true }));
      })()
      """)
    try tab.browser.wait("the files") { dropped.count == 2 }
    XCTAssertEqual(dropped, ["eins", "zwei"])
    XCTAssertEqual(place, CGPoint(x: 40, y: 50))
  }

  func testTheConnectionIsCut_andComesBackByItself() throws {
    let screen = Screen()
    let tab = try open(screen, scale: 1)
    host.page?.close(code: 1012, reason: "A test.")
    try tab.browser.wait("the line being cut") { !self.host.hasPage }
    screen.list.contentOffset.y = 100
    try tab.browser.wait("the line coming back") { self.isQuiet }
    try expectShown(tab, "again")
    let other = try tab.browser.open(host.address, width: 320, height: 240, scale: 1)
    defer { other.close() }
    try tab.browser.wait("the first page being told") {
      (try? tab.evaluate("document.getElementById('note').textContent") as? String)?.contains("Another page") ?? false
    }
    try tab.browser.wait("the second page") { self.isQuiet }
    try expectShown(other, "in the other page")
  }

  /// The network is gone for a while without a notice, as for a phone that leaves the range of its router.
  func testTheNetworkIsGone_andComesBack() throws {
    let screen = Screen()
    var proxy: StallingProxy?
    let tab = try open(screen, scale: 1) { port in
      let new = try StallingProxy(to: port)
      proxy = new
      return new.port
    }
    defer { proxy?.stop() }
    func note() -> String { (try? tab.evaluate("document.getElementById('note').textContent") as? String) ?? "" }
    proxy?.isStalled = true
    // A tap that has no effect is noticed soon.
    try tab.touch("touchStart", [(200, 150)])
    try tab.touch("touchEnd", [])
    try tab.browser.wait("the first notice") { note().contains("Waiting for the network") }
    try tab.browser.wait("the second notice") { note().contains("The connection was lost") }
    screen.list.contentOffset.y = 100
    proxy?.isStalled = false
    try tab.browser.wait("the new connection") { note().isEmpty && self.isQuiet }
    XCTAssertEqual(screen.list.contentOffset.y, 100)
    try expectShown(tab, "again")
  }

  func testAFileIsDownloaded() throws {
    let tab = try open(Screen(), scale: 1)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try tab.browser.call("Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path])
    let source = folder.appendingPathComponent("source")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    let urls = try ["Größe 1.txt", "b.bin"].map { name in
      let url = source.appendingPathComponent(name)
      try Data(name.utf8).write(to: url)
      return url
    }
    XCTAssertTrue(UIScreen.main.portal?.save(urls) ?? false)
    func content(_ url: URL) -> Data? { try? Data(contentsOf: folder.appendingPathComponent(url.lastPathComponent)) }
    try tab.browser.wait("the files") { urls.allSatisfy { content($0) == Data($0.lastPathComponent.utf8) } }
    XCTAssertTrue(host.hasPage, "the page is still there")
    XCTAssertEqual(tab.browser.complaints, [])
  }

  func testFilesOfTheDeviceAreChosen() throws {
    let screen = Screen()
    let tab = try open(screen, scale: 1)
    // Headless browsers show no dialog.
    _ = try tab.evaluate(
      """
      HTMLInputElement.prototype.click = function () {
        const data = new DataTransfer();
        data.items.add(new File(['eins'], 'one.txt'));
        this.files = data.files;
        this.dispatchEvent(new Event('change'));
      }
      """)
    var result: FileChoice.Result?
    let dialog = UIScreen.main.portal?.chooseFiles(FileChoice(title: "Open")) { result = $0 }
    XCTAssertNotNil(dialog)
    let titles = "[...document.querySelectorAll('#note button')].map(button => button.textContent).join()"
    try tab.browser.wait("the buttons") {
      (try? tab.evaluate(titles) as? String) == "From This Device,From the Computer,Cancel"
    }
    // On a phone, the titles of the buttons have one line each. They had two in half of the width.
    try tab.resize(390, 844, scale: 1)
    let lines = """
      [...document.querySelectorAll('#note button')].map(button => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return range.getClientRects().length;
      }).join()
      """
    XCTAssertEqual(try tab.evaluate(lines) as? String, "1,1,1")
    _ = try tab.evaluate("document.querySelector('#note button').click()")
    try tab.browser.wait("the file") { result != nil }
    guard case .chosen(let urls) = result else { return XCTFail("\(String(describing: result))") }
    XCTAssertEqual(try urls.map { try String(contentsOf: $0, encoding: .utf8) }, ["eins"])
    XCTAssertEqual(urls.map(\.lastPathComponent), ["one.txt"])
    try tab.browser.wait("the end of the note") {
      (try? tab.evaluate("document.getElementById('note').hidden") as? Bool) == true
    }
    XCTAssertEqual(tab.browser.complaints, [])
  }

  /// Returns a photograph with noise, in which all pixels differ.
  private static func photograph(width: Int, height: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      for y in 0..<height {
        for x in 0..<width {
          let grain = CGFloat((x &* 7_919 ^ y &* 104_729) % 13) / 255
          UIColor(
            red: CGFloat(x) / CGFloat(width) * 0.8 + grain, green: CGFloat(y) / CGFloat(height) * 0.7 + grain,
            blue: 0.4 + grain, alpha: 1
          ).setFill()
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
  }

  func testAPhotograph_isSentCompressed_andShown() throws {
    let screen = Screen()
    let photo = UIImageView(frame: CGRect(x: 0, y: 60, width: 320, height: 180))
    photo.image = Self.photograph(width: 320, height: 180)
    screen.loadViewIfNeeded()
    screen.view.addSubview(photo)
    let tab = try open(screen, scale: 1)
    // 230,400 bytes without compression.
    XCTAssertLessThan(host.sentByteCount, 100_000)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("chromium-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    var difference: SnapshotDifference?
    for _ in 0..<40 {
      try tab.browser.wait("quiet") { self.isQuiet }
      try tab.screenshot().write(to: file)
      let found = try Snapshot(contentsOf: file).difference(
        from: try composed(), tolerance: SnapshotTolerance(color: 0.06, fraction: 0))
      difference = found
      if found.count == 0 { break }
    }
    XCTAssertEqual(difference?.count, 0, "\(String(describing: difference))")
    photo.isHidden = true
    try expectShown(tab, "what is behind it is exact")
  }

  /// A canvas without a frame is black, and was visible in a corner of the page until a slow program sent the first one.
  func testBeforeTheFirstFrame_thePageIsEmpty() throws {
    let tab = try open(Screen(), scale: 1)
    XCTAssertEqual(try tab.evaluate("document.getElementById('view').clientWidth > 100") as? Bool, true)
    let silent = "window.WebSocket = class { close() {} send() {} addEventListener() {} }"
    try tab.call("Page.addScriptToEvaluateOnNewDocument", ["source": silent])
    try tab.call("Page.navigate", ["url": host.address])
    try tab.browser.wait("the page") {
      (try? tab.evaluate("document.readyState === 'complete' && WebSocket.OPEN === undefined") as? Bool) ?? false
    }
    XCTAssertEqual(try tab.evaluate("document.getElementById('view').clientWidth") as? Int, 0)
  }

  /// If the program is not running, the page that a service worker has stored says so. Service workers require a secure
  /// context, such as the local machine.
  func testWithoutTheProgram_thePageSaysSo() throws {
    let tab = try open(Screen(), scale: 1)
    let isReady = "navigator.serviceWorker.ready.then(registration => !!registration.active)"
    XCTAssertEqual(try tab.evaluate(isReady) as? Bool, true)
    let manifest = try tab.call("Page.getAppManifest")
    XCTAssertEqual((manifest["errors"] as? [Any])?.count, 0, "\(manifest)")
    XCTAssertTrue((manifest["url"] as? String ?? "").contains("/manifest.webmanifest"), "\(manifest)")
    let address = host.address
    host.shutDown()
    try tab.call("Page.navigate", ["url": address])
    try tab.browser.wait("the message") {
      (try? tab.evaluate("document.body.textContent") as? String)?.contains("The program is not running") ?? false
    }
    XCTAssertEqual(try tab.evaluate("document.querySelector('a').href") as? String, address, "with the token")
  }
}
