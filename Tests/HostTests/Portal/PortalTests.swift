import CoreGraphics
import Foundation
import HeadlessHost
import RuntimeInterface
import TestSupport
import UIKitTesting
import XCTest

@testable import DesktopPortal
@testable import UIKit

/// The desktop's settings and dialogs against a portal on a bus of the test's own.
@preconcurrency @MainActor
final class PortalTests: XCTestCase {
  private var backend: TestPortal!
  private var app: TestApplication?

  override func setUp() async throws { backend = try TestPortal() }

  override func tearDown() async throws {
    app = nil
    backend?.end()
    backend = nil
  }

  private func wait(until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition(), Date() < end { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
  }

  private func connect() throws -> Portal {
    try XCTUnwrap(Portal(environment: ["DBUS_SESSION_BUS_ADDRESS": backend.address]))
  }

  /// An application on a host with the portal.
  private func launch(_ portal: Portal) -> UIWindow {
    let app = TestApplication()
    self.app = app
    app.host.portal = portal
    UIScreen.main.portal = portal
    portal.onSettingsChanged = { UserSettings.apply(portal.settings, to: .main) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    app.frame()
    return window
  }

  private static let all = """
    ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 1>, \
    'accent-color': <(0.5, 0.25, 1.0)>}, 'org.gnome.desktop.interface': {'text-scaling-factor': <1.25>, \
    'enable-animations': <false>, 'clock-format': <'24h'>}, 'org.gnome.system.locale': {'region': <'de_DE.UTF-8'>}},)
    """

  func testSettingsAreReadAndFollowed() throws {
    backend.answer("ReadAll", Self.all)
    let portal = try connect()
    wait { portal.settings != HostSettings() }
    var expected = HostSettings()
    expected.prefersDark = true
    expected.prefersHighContrast = true
    expected.accentColor = HostSettings.Color(red: 0.5, green: 0.25, blue: 1)
    expected.textScale = 1.25
    expected.prefersReducedMotion = true
    expected.uses24Hours = true
    expected.localeIdentifier = "de_DE"
    XCTAssertEqual(portal.settings, expected)
    backend.signal("Settings", "SettingChanged", "('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")
    wait { portal.settings.prefersDark == false }
    XCTAssertEqual(portal.settings.prefersDark, false)
    backend.signal("Settings", "SettingChanged", "('org.freedesktop.appearance', 'accent-color', <(-1.0, 0.0, 0.0)>)")
    wait { portal.settings.accentColor == nil }
    XCTAssertNil(portal.settings.accentColor, "out of range: no color")
  }

  func testSettingsBecomeTraitsAndNotifications() throws {
    backend.answer("ReadAll", "(@a{sa{sv}} {},)")
    let portal = try connect()
    let window = launch(portal)
    wait { backend.calls.contains { $0.method == "ReadAll" } }
    nonisolated(unsafe) var posted: [String] = []
    let names = [
      UIContentSizeCategory.didChangeNotification, UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification, NSLocale.currentLocaleDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted.append($0.name.rawValue) }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    XCTAssertEqual(window.traitCollection.accessibilityContrast, .normal)
    for change in [
      "('org.freedesktop.appearance', 'contrast', <uint32 1>)",
      "('org.freedesktop.appearance', 'accent-color', <(1.0, 0.0, 0.0)>)",
      "('org.gnome.desktop.interface', 'text-scaling-factor', <1.65>)",
      "('org.gnome.desktop.interface', 'enable-animations', <false>)",
      "('org.gnome.desktop.interface', 'clock-format', <'12h'>)",
    ] { backend.signal("Settings", "SettingChanged", change) }
    wait { posted.count == 4 }
    app?.frame()
    XCTAssertEqual(Set(posted), Set(names.map(\.rawValue)))
    XCTAssertEqual(window.traitCollection.accessibilityContrast, .high)
    XCTAssertEqual(
      window.traitCollection.preferredContentSizeCategory, .accessibilityMedium, "28 points are 1.65 times 17")
    XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
    XCTAssertEqual(window.tintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIScreen.main.userLocale.hourCycle, .oneToTwelve)
  }

  /// Values of wrong types and random ones.
  func testMalformedSettings() throws {
    var random = SeededRandom(seed: 3)
    let values: [PortalValue] = [
      .bool(true), .integer(-1), .unsigned(.max), .double(.nan), .double(1e300), .string("de_\u{0}/../.."), .string(""),
      .tuple([]), .tuple([.double(.infinity), .double(0), .string("")]), .array(of: "s", []), .dictionary([:]), .other,
      .path("/"), .bytes(Data([1])),
    ]
    let keys = [
      "color-scheme", "contrast", "accent-color", "reduced-motion", "text-scaling-factor", "enable-animations",
      "clock-format", "region", "high-contrast",
    ]
    for _ in 0..<2000 {
      var reader = SettingsReader()
      for _ in 0..<6 {
        reader.change(
          .tuple([
            .string(SettingsReader.namespaces.randomElement(using: &random)!),
            .string(keys.randomElement(using: &random)!), values.randomElement(using: &random)!,
          ]))
        reader.change(values.randomElement(using: &random)!)
        _ = reader.readAll(values.randomElement(using: &random)!)
      }
      XCTAssertEqual(reader.settings.textScale, 1)
      XCTAssertNil(reader.settings.accentColor)
      XCTAssertNil(reader.settings.localeIdentifier)
    }
  }

  // MARK: Dialogs

  func testFilesAreChosen() throws {
    let portal = try connect()
    backend.answer("OpenFile", "(objectpath '/org/freedesktop/portal/desktop/request/x',)")
    var choice = FileChoice(title: "Open")
    choice.allowsMultiple = true
    choice.folder = URL(fileURLWithPath: "/tmp")
    var result: FileChoice.Result?
    var dialog: (any PortalDialog)?
    wait {
      dialog = dialog ?? portal.chooseFiles(choice) { result = $0 }
      return dialog != nil
    }
    wait { backend.calls.contains { $0.method == "OpenFile" } }
    let call = try XCTUnwrap(backend.calls.first { $0.method == "OpenFile" })
    let options = try XCTUnwrap(call.arguments.elements?[2].entries)
    XCTAssertEqual(options["multiple"]?.flag, true)
    XCTAssertEqual(options["current_folder"], .bytes(Data("/tmp\0".utf8)))
    let path = try responsePath(call)
    backend.signal(
      "Request", "Response", path: path,
      "(uint32 0, {'uris': <['file:///tmp/a%20b', 'https://example.org', 'file:///tmp/c']>})")
    wait { result != nil }
    XCTAssertEqual(
      result, .chosen([URL(string: "file:///tmp/a%20b")!, URL(string: "file:///tmp/c")!]))
  }

  func testDialogsThatAreCancelledOrMissing() throws {
    let portal = try connect()
    var results: [FileChoice.Result] = []
    var dialog: (any PortalDialog)?
    wait {
      dialog = dialog ?? portal.chooseFiles(FileChoice(title: "Open")) { results.append($0) }
      return results.count == 1
    }
    XCTAssertEqual(results, [.unavailable], "the backend replies with an error")
    backend.answer("OpenFile", "(objectpath '/x',)")
    _ = portal.chooseFiles(FileChoice(title: "Open")) { results.append($0) }
    wait { backend.calls.count { $0.method == "OpenFile" } == 2 }
    backend.signal(
      "Request", "Response", path: try responsePath(backend.calls.last!), "(uint32 1, @a{sv} {})")
    wait { results.count == 2 }
    XCTAssertEqual(results, [.unavailable, .cancelled])
    let last = portal.chooseFiles(FileChoice(title: "Open")) { results.append($0) }
    last?.cancel()
    wait { backend.calls.contains { $0.method == "Close" } }
    XCTAssertEqual(results.count, 2)
  }

  /// The path of the request object that a call expects, after the sender and the token.
  private func responsePath(_ call: (method: String, arguments: PortalValue, sender: String)) throws -> String {
    let token = try XCTUnwrap(call.arguments.elements?.last?.entries?["handle_token"]?.text)
    return "\(Portal.path)/request/\(call.sender.dropFirst().replacingOccurrences(of: ".", with: "_"))/\(token)"
  }

  func testURLsAreOpened() throws {
    let portal = try connect()
    backend.answer("OpenURI", "(objectpath '/x',)")
    var isOpened: Bool?
    wait {
      if !portal.isConnected { return false }
      return true
    }
    portal.open(URL(string: "https://example.org/a?b")!) { isOpened = $0 }
    wait { backend.calls.contains { $0.method == "OpenURI" } }
    let call = try XCTUnwrap(backend.calls.first { $0.method == "OpenURI" })
    XCTAssertEqual(call.arguments.elements?[1], .string("https://example.org/a?b"))
    backend.signal("Request", "Response", path: try responsePath(call), "(uint32 0, @a{sv} {})")
    wait { isOpened != nil }
    XCTAssertEqual(isOpened, true)
    isOpened = nil
    portal.open(URL(fileURLWithPath: "/tmp")) { isOpened = $0 }
    XCTAssertEqual(isOpened, false, "files are opened without the portal")
  }

  // MARK: The document picker

  private final class PickerLog: NSObject, UIDocumentPickerDelegate {
    var log: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      log.append("picked \(urls.map(\.path))")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
  }

  func testTheDocumentPickerUsesTheDialog_andItsOwnListWithoutOne() throws {
    let portal = try connect()
    backend.answer("OpenFile", "(objectpath '/x',)")
    wait { portal.isConnected }
    let window = launch(portal)
    let root = UIViewController()
    window.rootViewController = root
    app?.frame()
    let log = PickerLog()
    let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
    picker.delegate = log
    root.present(picker, animated: false)
    app?.frame()
    wait { backend.calls.contains { $0.method == "OpenFile" } }
    XCTAssertEqual(picker.children.count, 0)
    backend.signal(
      "Request", "Response", path: try responsePath(backend.calls.last { $0.method == "OpenFile" }!),
      "(uint32 0, {'uris': <['file:///tmp/a']>})")
    wait { !log.log.isEmpty }
    XCTAssertEqual(log.log, ["picked [\"/tmp/a\"]"])
    try app?.waitUntilIdle()
    backend.answer("OpenFile", nil)
    let second = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
    root.present(second, animated: false)
    app?.frame()
    wait { !second.children.isEmpty }
    XCTAssertEqual(second.children.count, 1, "the picker's own list")
  }
}
