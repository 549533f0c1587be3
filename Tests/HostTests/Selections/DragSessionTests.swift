import CoreGraphics
import Foundation
import RuntimeInterface
import UIKitTesting
import XCTest

@testable import UIKit

/// The drags of other programs that drop interactions receive, and drags that leave the window.
@preconcurrency @MainActor
final class DragSessionTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  /// A drag of another program.
  private final class StubDrag: IncomingDrag, @unchecked Sendable {
    let contents: [(type: String, data: Data)]
    var answers: [Bool] = []
    var finished: Bool?
    var needsData: Bool?
    var loads: [String] = []

    init(_ contents: [(type: String, data: Data)]) { self.contents = contents }

    var types: [String] { contents.map(\.type) }
    var urls: Data? { contents.first { $0.type == "text/uri-list" }?.data }
    func load(_ type: String, done: @escaping @MainActor (Data?) -> Void) {
      loads.append(type)
      done(contents.first { $0.type == type }?.data)
    }
    func answer(isAccepted: Bool) { answers.append(isAccepted) }
    func finish(isAccepted: Bool, needsData: Bool) {
      finished = isAccepted
      self.needsData = needsData
    }
  }

  /// A drop destination that accepts images and URLs, and logs its calls.
  private final class Destination: UIView, UIDropInteractionDelegate {
    var log: [String] = []
    var images: [UIImage] = []
    var urls: [URL] = []

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      log.append("canHandle \(session.items.count)")
      return session.canLoadObjects(ofClass: UIImage.self) || session.canLoadObjects(ofClass: NSURL.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter \(session.location(in: self))")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop local \(session.localDragSession != nil)")
      _ = session.loadObjects(ofClass: UIImage.self) { self.images += $0.compactMap { $0 as? UIImage } }
      _ = session.loadObjects(ofClass: NSURL.self) { self.urls += $0.compactMap { ($0 as? NSURL).map { $0 as URL } } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  /// A drag that is over the windows of other programs.
  private final class StubOutgoingDrag: OutgoingDrag {
    var isAccepted = false
    var showsPicture = false
    var isCancelled = false
    func drop(done: @escaping @MainActor (Bool) -> Void) -> Bool { false }
    func cancel() { isCancelled = true }
  }

  /// A view whose whole content can be dragged.
  private final class Source: UIView, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] }
  }

  /// The host shows the picture outside the window, and the previews in the window are hidden meanwhile.
  func testThePictureOutsideTheWindow() throws {
    app = TestApplication(size: CGSize(width: 200, height: 200), scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let source = Source(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    source.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    source.addInteraction(UIDragInteraction(delegate: source))
    root.addSubview(source)
    app.show(root)
    app.frame()
    let drag = StubOutgoingDrag()
    var makePicture: (@MainActor () -> DragPicture?)?
    app.host.windows.first?.onDrag = {
      makePicture = $0
      return drag
    }
    let finger = app.press(at: CGPoint(x: 30, y: 30))
    finger.move(to: CGPoint(x: 60, y: 60))
    app.advance(by: 1)
    let picture = try XCTUnwrap(makePicture?())
    // The preview is 5 percent larger, and the picture contains its shadow.
    XCTAssertGreaterThan(picture.pixels.width, 126)
    XCTAssertLessThan(picture.pixels.width, 300)
    func pixel(_ dx: CGFloat, _ dy: CGFloat) -> UInt32 {
      let (x, y) = (Int(picture.pointer.x + dx * 2), Int(picture.pointer.y + dy * 2))
      let row = picture.pixels.base + y * picture.pixels.bytesPerRow
      return row.assumingMemoryBound(to: UInt32.self)[x]
    }
    // The pointer is 10 points from the left and the top edge of the view.
    XCTAssertEqual(pixel(0, 0), 0xffff_0000)
    XCTAssertEqual(pixel(45, 25), 0xffff_0000)
    XCTAssertEqual(pixel(-14, 0) & 0xff_ffff, 0, "there is at most a shadow")
    let overlay = try XCTUnwrap(UIScreen.main.windows.max { $0.windowLevel.rawValue < $1.windowLevel.rawValue })
    XCTAssertEqual(overlay.subviews.first?.isHidden, false)
    drag.showsPicture = true
    finger.move(to: CGPoint(x: 210, y: 60))
    XCTAssertEqual(overlay.subviews.first?.isHidden, true)
    finger.lift()
    XCTAssertTrue(drag.isCancelled)
    XCTAssertEqual(overlay.subviews.first?.isHidden, false, "the preview returns to the view")
    try app.waitUntilIdle()
  }

  private func show() -> Destination {
    app = TestApplication()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = Destination(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addInteraction(UIDropInteraction(delegate: view))
    window.addSubview(view)
    window.makeKeyAndVisible()
    app.frame()
    return view
  }

  private func wait(until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition(), Date() < end { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
  }

  private func send(_ phase: IncomingDragPhase, _ drag: StubDrag) {
    app.send(.drag(phase, drag))
    app.frame()
  }

  func testAnImageOfAnotherProgram() throws {
    let view = show()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let png = try XCTUnwrap(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { _ in }.pngData())
    let drag = StubDrag([("image/png", png), ("text/html", Data("<img>".utf8))])
    send(.moved(CGPoint(x: 300, y: 300)), drag)
    XCTAssertEqual(drag.answers, [false], "no destination")
    send(.moved(CGPoint(x: 10, y: 20)), drag)
    XCTAssertEqual(drag.answers, [false, true])
    XCTAssertEqual(drag.loads, [], "nothing is loaded before the drop")
    send(.moved(CGPoint(x: 300, y: 20)), drag)
    send(.moved(CGPoint(x: 11, y: 20)), drag)
    send(.dropped(CGPoint(x: 12, y: 20)), drag)
    XCTAssertEqual(drag.finished, true)
    wait { !view.images.isEmpty }
    XCTAssertEqual(view.images.count, 1)
    XCTAssertEqual(
      view.log, ["canHandle 1", "enter (10.0, 20.0)", "exit", "enter (11.0, 20.0)", "drop local false", "end"])
  }

  func testFilesOfAnotherProgramAreItems() throws {
    let view = show()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-drop-\(getpid()).png")
    try XCTUnwrap(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }.pngData()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let drag = StubDrag([("text/uri-list", Data("\(file.absoluteString)\r\nfile:///tmp/other\r\n".utf8))])
    send(.moved(CGPoint(x: 10, y: 20)), drag)
    send(.dropped(CGPoint(x: 10, y: 20)), drag)
    wait { view.urls.count == 2 && !view.images.isEmpty }
    XCTAssertEqual(view.urls.map(\.path), [file.path, "/tmp/other"])
    XCTAssertEqual(view.images.count, 1, "the contents of the image file")
    XCTAssertEqual(view.log.first, "canHandle 2")
    XCTAssertEqual(drag.needsData, false, "the other program is notified at once")
  }

  /// An image that is dragged from a web page is one item with its address and its data, as from Safari on iOS.
  func testImageBesideItsAddress() throws {
    let view = show()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let png = try XCTUnwrap(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { _ in }.pngData())
    let drag = StubDrag([("text/uri-list", Data("https://example.org/a.png\r\n".utf8)), ("image/png", png)])
    send(.moved(CGPoint(x: 10, y: 20)), drag)
    send(.dropped(CGPoint(x: 10, y: 20)), drag)
    wait { view.urls.count == 1 && view.images.count == 1 }
    XCTAssertEqual(view.urls.map(\.absoluteString), ["https://example.org/a.png"])
    XCTAssertEqual(view.images.map(\.size), [CGSize(width: 4, height: 3)])
    XCTAssertEqual(view.log.first, "canHandle 1")
    XCTAssertEqual(drag.finished, true)
    XCTAssertEqual(drag.needsData, true, "the data is loaded after the drop")
  }

  func testADragThatLeaves_andAnotherOne() {
    let view = show()
    let drag = StubDrag([("image/png", Data())])
    send(.moved(CGPoint(x: 10, y: 20)), drag)
    send(.left, drag)
    let second = StubDrag([("image/png", Data())])
    send(.moved(CGPoint(x: 10, y: 20)), second)
    let third = StubDrag([("image/png", Data())])
    send(.moved(CGPoint(x: 300, y: 20)), third)
    XCTAssertEqual(
      view.log,
      [
        "canHandle 1", "enter (10.0, 20.0)", "exit", "end", "canHandle 1", "enter (10.0, 20.0)", "exit", "end",
      ])
    XCTAssertNil(drag.finished)
  }

  func testTheTypesOfDraggedItems() {
    let items = [
      UIDragItem(itemProvider: NSItemProvider(object: URL(string: "https://example.org/a")! as NSURL)),
      UIDragItem(itemProvider: NSItemProvider(object: URL(string: "file:///tmp/b")! as NSURL)),
    ]
    items[0].itemProvider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
      done(Data([7]), nil)
      return nil
    }
    let types = OutgoingItems.representations(of: items)
    XCTAssertEqual(types.map(\.type), ["text/uri-list", "image/png"])
    XCTAssertEqual(types[0].loadSynchronously(), Data("https://example.org/a\r\nfile:///tmp/b\r\n".utf8))
    XCTAssertEqual(types[1].loadSynchronously(), Data([7]))
  }
}
