import Foundation
@testable import UIKit
import UIKitTesting
import XCTest

/// Search bars, date pickers, color wells, popover segues and localized storyboards.
@preconcurrency @MainActor
final class NibPickersTests: NibTestCase {
  private func view<View: UIView>(_ text: String, _ type: View.Type = View.self) throws -> View {
    let made = nib(text).instantiate(withOwner: nil)
    return try XCTUnwrap(made.first as? View, "\(made)")
  }

  /// A search bar has the attributes that Xcode writes. A search bar with all of them is in the sources of
  /// IBDecodable's relatives on GitHub, `IBSearchBar.swift`.
  func testSearchBar() throws {
    let bar: UISearchBar = try view(
      """
      <searchBar contentMode="center" barStyle="black" searchBarStyle="minimal" text="1" prompt="3" placeholder="2" \
      showsSearchResultsButton="YES" showsCancelButton="YES" showsScopeBar="YES" id="a">
        <rect key="frame" x="0.0" y="0.0" width="393" height="56"/>
        <color key="barTintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <offsetWrapper key="searchTextPositionAdjustment" horizontal="6" vertical="5"/>
        <offsetWrapper key="searchFieldBackgroundPositionAdjustment" horizontal="10" vertical="9"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences" keyboardType="URL" returnKeyType="route"/>
        <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
      </searchBar>
      """)
    XCTAssertEqual(bar.barStyle, .black)
    XCTAssertEqual(bar.searchBarStyle, .minimal)
    XCTAssertEqual([bar.text, bar.prompt, bar.placeholder], ["1", "3", "2"])
    XCTAssertTrue(bar.showsSearchResultsButton && bar.showsCancelButton && bar.showsScopeBar)
    XCTAssertFalse(bar.showsBookmarkButton)
    XCTAssertEqual(bar.barTintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(bar.searchTextPositionAdjustment, UIOffset(horizontal: 6, vertical: 5))
    XCTAssertEqual(bar.searchFieldBackgroundPositionAdjustment, UIOffset(horizontal: 10, vertical: 9))
    XCTAssertEqual(bar.scopeButtonTitles, ["All", "Mine"])
    XCTAssertEqual(bar.autocapitalizationType, .sentences)
    XCTAssertEqual(bar.keyboardType, .URL)
    XCTAssertEqual(bar.returnKeyType, .route)
    let plain: UISearchBar = try view(
      #"<searchBar contentMode="redraw" text="" id="a"><rect key="frame" x="0" y="0" width="300" height="44"/></searchBar>"#
    )
    XCTAssertEqual(plain.text, "")
    XCTAssertEqual(plain.searchBarStyle, .default)
    XCTAssertNil(plain.scopeButtonTitles)
    XCTAssertNil(plain.prompt)
  }

  func testDatePicker() throws {
    let picker: UIDatePicker = try view(
      """
      <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
      datePickerMode="date" minuteInterval="5" style="wheels" id="a">
        <rect key="frame" x="0.0" y="0.0" width="320" height="216"/>
        <date key="date" timeIntervalSinceReferenceDate="453647686.32683301"><!--2015-05-18 13:14:46 +0000--></date>
        <date key="minimumDate" timeIntervalSinceReferenceDate="400000000"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="500000000"/>
        <locale key="locale" localeIdentifier="zh_CN"/>
        <timeZone key="timeZone" name="Europe/Vienna"/>
      </datePicker>
      """)
    XCTAssertEqual(picker.datePickerMode, .date)
    XCTAssertEqual(picker.datePickerStyle, .wheels)
    XCTAssertEqual(picker.minuteInterval, 5)
    XCTAssertEqual(picker.minimumDate, Date(timeIntervalSinceReferenceDate: 400_000_000))
    XCTAssertEqual(picker.maximumDate, Date(timeIntervalSinceReferenceDate: 500_000_000))
    XCTAssertEqual(picker.date.timeIntervalSinceReferenceDate, 453_647_686.326, accuracy: 300)
    XCTAssertEqual(picker.locale?.identifier, "zh_CN")
    XCTAssertEqual(picker.timeZone?.identifier, "Europe/Vienna")
    let timer: UIDatePicker = try view(
      #"<datePicker datePickerMode="countDownTimer" countDownDuration="240" minuteInterval="1" id="a"/>"#)
    XCTAssertEqual(timer.datePickerMode, .countDownTimer)
    XCTAssertEqual(timer.countDownDuration, 240)
    let now: UIDatePicker = try view(
      """
      <datePicker datePickerMode="dateAndTime" useCurrentDate="YES" id="a">
        <date key="date" timeIntervalSinceReferenceDate="0"/></datePicker>
      """)
    XCTAssertEqual(now.date.timeIntervalSinceNow, 0, accuracy: 120)
    XCTAssertEqual(now.preferredDatePickerStyle, .automatic)
  }

  func testUnknownModesOfDatePickersAreReported() throws {
    expectsReports = true
    let picker: UIDatePicker = try view(#"<datePicker datePickerMode="century" id="a"/>"#)
    XCTAssertEqual(picker.datePickerMode, .dateAndTime)
    XCTAssertTrue(reports[0].contains("the mode “century”"), reports[0])
  }

  func testColorWellAndPicker() throws {
    let well: UIColorWell = try view(
      """
      <colorWell title="Tint" supportsAlpha="NO" id="a"><rect key="frame" x="0" y="0" width="40" height="40"/>
      <color key="selectedColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </colorWell>
      """)
    XCTAssertEqual(well.title, "Tint")
    XCTAssertFalse(well.supportsAlpha)
    XCTAssertEqual(well.selectedColor, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let picker: UIPickerView = try view(
      #"<pickerView contentMode="scaleToFill" id="a"><rect key="frame" x="0" y="0" width="320" height="216"/></pickerView>"#
    )
    XCTAssertEqual(picker.bounds.size, CGSize(width: 320, height: 216))
    XCTAssertEqual(picker.numberOfComponents, 0)
  }

  // MARK: Popovers

  private let popovers = """
    <scene><objects><viewController id="root">
      <view key="view" id="rv"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <button buttonType="system" id="bu"><rect key="frame" x="40" y="300" width="100" height="40"/>
          <state key="normal" title="Open"/>
          <connections><segue destination="pop" kind="popoverPresentation" identifier="own" popoverAnchorView="bu" id="s1">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue></connections></button>
        <view id="anchor"><rect key="frame" x="200" y="400" width="50" height="60"/></view>
      </subviews></view>
      <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" title="More" id="item">
        <connections><segue destination="pop" kind="popoverPresentation" identifier="item" \
    popoverAnchorBarButtonItem="item" id="s2"/></connections></barButtonItem></navigationItem>
      <connections><segue destination="pop" kind="popoverPresentation" identifier="manual" popoverAnchorView="anchor" \
    id="s3"/></connections>
    </viewController></objects></scene>
    <scene><objects><viewController id="pop"><view key="view" id="pv"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      <size key="freeformSize" width="320" height="480"/><size key="preferredContentSize" width="200" height="150"/>
    </viewController></objects></scene>
    """

  func testPopoverSegues() throws {
    start(size: CGSize(width: 1024, height: 768), scale: 2)
    let root = try XCTUnwrap(storyboard(popovers).instantiateInitialViewController())
    app.show(UINavigationController(rootViewController: root))
    app.frame()
    for (identifier, anchor) in [("own", 0), ("manual", 1)] {
      root.performSegue(withIdentifier: identifier, sender: nil)
      try app.waitUntilIdle()
      let shown = try XCTUnwrap(root.presentedViewController)
      let popover = try XCTUnwrap(shown.popoverPresentationController)
      XCTAssertEqual(shown.modalPresentationStyle, .popover)
      XCTAssertTrue(popover.sourceView === root.view.subviews[anchor], identifier)
      XCTAssertEqual(popover.sourceRect, root.view.subviews[anchor].bounds)
      XCTAssertEqual(popover.permittedArrowDirections, identifier == "own" ? [.up, .down] : .any)
      XCTAssertEqual(shown.preferredContentSize, CGSize(width: 200, height: 150))
      root.dismiss(animated: false)
      try app.waitUntilIdle()
    }
    let item = try XCTUnwrap(root.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(try XCTUnwrap(item.action), to: item.target, from: item, for: nil)
    try app.waitUntilIdle()
    XCTAssertTrue(root.presentedViewController?.popoverPresentationController?.barButtonItem === item)
  }

  // MARK: Languages

  func testStoryboardsAreTranslated_byStringFilesAndCatalogs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let objects = """
      <objects><label text="Hello" id="one"/><label text="Bye" id="two"/><button buttonType="system" id="but">
      <state key="normal" title="Send"/></button><label text="Untranslated" id="three"/></objects>
      """
    try write("Base.lproj/Hello.xib", Self.document("com.apple.InterfaceBuilder3.CocoaTouch.XIB", objects))
    try write("de.lproj/Hello.strings", "\"one.text\" = \"Hallo\"; \"but.normalTitle\" = \"Senden\";")
    try write(
      "Hello.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"two.text": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Tschüss"}}}}}}
      """)
    let file = folder.appendingPathComponent("Base.lproj/Hello.xib")
    func texts(_ language: String) throws -> [String?] {
      let document = try NibDocument(data: Data(contentsOf: file), fileName: "Hello.xib", bundle: .main)
      NibLocalization.apply(
        to: document, table: "Hello", folder: file.deletingLastPathComponent(),
        strings: LocalizedStrings(folders: [folder.path], development: "en", preferred: [language]))
      let elements = document.elements
      return [
        elements["one"]?["text"], elements["two"]?["text"], elements["but"]?.child(named: "state")?["title"],
        elements["three"]?["text"],
      ]
    }
    XCTAssertEqual(try texts("de-AT"), ["Hallo", "Tschüss", "Senden", "Untranslated"])
    XCTAssertEqual(try texts("en"), ["Hello", "Bye", "Send", "Untranslated"])
  }
}
