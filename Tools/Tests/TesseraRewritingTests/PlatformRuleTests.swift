import XCTest

final class PlatformRuleTests: RewritingTestCase {
  func testConditions() {
    assert(
      "#if os(iOS) || os(tvOS)\n#elseif os(Linux)\n#endif\n", contains: "#if os(Linux) || os(tvOS)",
      "#elseif os(Windows)")
    // SwifterSwift: only code for iOS imports UIKit.
    assert(
      "#if !os(Linux) && !os(Android)\nimport UIKit\n#endif\n", contains: "#if !os(Windows) && !os(Android)")
    assert("#if os(Linux)\nimport Glibc\n#else\nimport UIKit\n#endif\n", contains: "#if os(Windows)")
    assert(
      "#if !os(Linux)\n@objc class A {}\n#endif\n#if os(Linux)\nimport UIKit\n#endif\n", contains: "#if !os(Linux)",
      "#if os(Linux)")
    assert("#if os(Linux)\n#endif\n@objc class A {}", contains: "#if os(Linux)")
  }

  /// A class that exists twice, for two platforms, has the members of this one.
  func testCodeOfOtherPlatformsStays() {
    let other =
      "class Base: NSView {\n  @objc func a() {}\n}\nextension Base { override func keyDown(with event: NSEvent) {} }"
    for condition in ["os(macOS)", "os(OSX) || os(tvOS)", "canImport(AppKit) && !targetEnvironment(macCatalyst)"] {
      let text = rewrite("#if os(iOS)\nclass Base: UIView {}\n#endif\n#if \(condition)\n\(other)\n#endif\n")
      XCTAssertEqual(text, "#if os(Linux)\nclass Base: UIView {}\n#endif\n#if \(condition)\n\(other)\n#endif\n")
    }
    assert("#if !os(macOS)\nclass A { @objc func a() {} }\n#endif", contains: "#if !os(macOS)")
    XCTAssertTrue(rewrite("#if !os(macOS)\nclass A { @objc func a() {} }\n#endif").contains("_selector(named"))
  }

  func testConditionsOfModulesThatKnowLinux() {
    options.keepsConditions = true
    XCTAssertEqual(rewrite("#if os(iOS)\n#elseif os(Linux)\n#endif\n"), "#if os(iOS)\n#elseif os(Linux)\n#endif\n")
  }

  func testConditionsOnModules() {
    options.importMap = ["Combine": ["OpenCombine"]]
    assert(
      "#if canImport(Combine)\nimport Combine\n#endif", contains: "#if canImport(OpenCombine)", "import OpenCombine")
  }

  /// Alamofire and others use trust and keys behind the condition, which Tessera's module does not have.
  func testConditionsOnPartsOfFrameworks() {
    options.importMap = [
      "Security": ["TesseraSecurity"], "CryptoKit": ["TesseraCryptoKit"],
      "SystemConfiguration": ["TesseraSystemConfiguration"],
    ]
    for module in ["Security", "SystemConfiguration"] {
      assert(
        "#if canImport(\(module))\nimport \(module)\nlet a = SecTrust.self\n#endif",
        contains: "#if canImport(\(module))")
    }
    assert(
      "#if canImport(CryptoKit)\nimport CryptoKit\n#endif\nimport Security",
      contains: "#if canImport(TesseraCryptoKit)",
      "import TesseraCryptoKit", "import TesseraSecurity")
  }

  func testNamesOfCoreFoundationWithoutUIKit() {
    assert("import Foundation\nlet a = query as CFDictionary", contains: "import CoreGraphics")
    assert("import Foundation\nvar a: CFTypeRef?", contains: "import CoreGraphics")
    XCTAssertFalse(rewrite("import Foundation\nstruct CFData {}\nvar a: CFData?").contains("CoreGraphics"))
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    assert("import Foundation\nlet a = NSPointerArray.weakObjects()", contains: "import TesseraDarwin")
    assert(
      "import Foundation\nlet a = URLCredential(trust: challenge.protectionSpace.serverTrust!)",
      contains: "import TesseraDarwin")
  }

  func testPartsOfFrameworks() {
    assert("import UIKit.UIGestureRecognizerSubclass\n", contains: "import UIKit")
    assert("import class UIKit.UIView\n", contains: "import       UIKit")
  }

  func testFrameworksAreReplaced() {
    options.importMap = ["Combine": ["OpenCombine", "OpenCombineFoundation"], "os": []]
    assert(
      "@preconcurrency import Combine\n", contains: "@preconcurrency import OpenCombine; import OpenCombineFoundation")
    assert("import os.log\n", contains: "import Foundation")
    assert("import MapKit\n", contains: "import UIKit")
    options.projectModules = ["MapKit"]
    XCTAssertEqual(rewrite("import MapKit\n"), "import MapKit\n")
  }

  /// On iOS, Photos exports UIKit: kodecocodes/i10t (on GitHub) has a file that uses `UIImage` and imports only Photos.
  func testPhotosExportsUIKit() {
    assert("import Photos\nlet a: UIImage? = nil\n", contains: "import UIKit")
  }

  /// An extension of a type that another module declares is no declaration of its name.
  func testNamesOfFrameworksThatTheModuleExtends() {
    options.importMap = ["CoreImage": ["CoreImage"], "ImageIO": ["ImageIO"], "Security": ["TesseraSecurity"]]
    let detector = rewrite("import UIKit\nextension CIDetectorKind {}\nlet a: CIDetectorKind? = nil\n")
    XCTAssertTrue(detector.contains("import CoreImage"), detector)
    let source = rewrite("import UIKit\nextension CGImageSource {}\nlet a: CGImageSource? = nil\n")
    XCTAssertTrue(source.contains("import ImageIO"), source)
    let control = rewrite("import UIKit\nextension SecAccessControl {}\nlet a: SecAccessControl? = nil\n")
    XCTAssertTrue(control.contains("import TesseraSecurity"), control)
    let own = rewrite("import UIKit\nclass SecAccessControl {}\nlet a: SecAccessControl? = nil\n")
    XCTAssertFalse(own.contains("import TesseraSecurity"), own)
  }

  /// kodecocodes/i10t and shu223/iOS-10-Sampler (on GitHub) have files that import only MapKit, or only AVFoundation.
  func testNamesOfPlacesAndLayersWithoutAnImport() {
    options.importMap = ["CoreLocation": ["CoreLocation"], "AVFoundation": ["AVFoundation"]]
    options.frameworkNames = ["CLLocation"]
    XCTAssertTrue(rewrite("import MapKit\nlet a: CLLocation? = nil\n").contains("import CoreLocation"))
    XCTAssertFalse(
      rewrite("import MapKit\nclass CLLocation {}\nlet a: CLLocation? = nil\n").contains("import CoreLocation"))
    XCTAssertFalse(rewrite("import UIKit\nlet a: CLLocation? = nil\n").contains("import CoreLocation"))
    XCTAssertTrue(rewrite("import AVFoundation\nlet a: CALayer? = nil\n").contains("import QuartzCore"))
    XCTAssertFalse(rewrite("import Foundation\nlet a: CALayer? = nil\n").contains("import QuartzCore"))
  }

  func testShadersOfMetal() {
    let source = "import MetalPerformanceShaders\nimport UIKit\nfunc a(_ b: MPSImage) {}\nfunc c() {}\n"
    let text = rewrite(["A.swift": source], leavesOut: true).texts["A.swift"] ?? ""
    XCTAssertFalse(text.contains("MPSImage"), text)
    XCTAssertTrue(text.contains("func c() {}"), text)
  }

  /// Foundation on Linux declares them as unavailable.
  func testTransfersInTheBackground() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    for text in [
      "let a = URLSessionConfiguration.background(withIdentifier: b)\n", "a.waitsForConnectivity = true\n",
      "let a = CGDataProvider(data: b)\n",
    ] {
      XCTAssertTrue(rewrite("import UIKit\n" + text).contains("import TesseraDarwin"), text)
    }
    XCTAssertFalse(rewrite("import UIKit\na.dequeue(withIdentifier: b)\n").contains("import TesseraDarwin"))
  }

  /// On iOS UIKit exports Core Image.
  func testNamesOfCoreImageWithoutAnImport() {
    options.importMap = ["CoreImage": ["CoreImage"]]
    XCTAssertTrue(rewrite("import UIKit\nlet a = CIImage(cgImage: b)\n").contains("import CoreImage"))
    XCTAssertTrue(rewrite("import WebKit\nlet a = CIFilter(name: b)\n").contains("import CoreImage"))
    XCTAssertTrue(rewrite("import UIKit\nlet a = [kCIInputRadiusKey: 1]\n").contains("import CoreImage"))
    XCTAssertTrue(rewrite("import UIKit\nlet a = CIDetectorTypeFace\n").contains("import CoreImage"))
    options.isTestModule = true
    // vpeschenkov/LetterAvatarKit (on GitHub), UIColor+LetterAvatarKitTests.swift
    XCTAssertTrue(rewrite("import XCTest\nlet a = CIColor(color: b)\n").contains("import CoreImage"))
    options.isTestModule = false
    for text in ["import UIKit\nstruct CIImage {}\nlet a = CIImage()\n", "import Foundation\nlet a = CIImage()\n"] {
      XCTAssertFalse(rewrite(text).contains("import CoreImage"), text)
    }
  }

  /// The names of CryptoKit are those of swift-crypto, which is not among Tessera's sources.
  func testNamesOfCryptoKitRemain() {
    options.importMap = ["CryptoKit": ["TesseraCryptoKit"]]
    options.frameworkNames = ["CLLocation"]
    assert(
      "import CryptoKit\nlet a = SHA256.hash(data: b)\nlet c = try AES.GCM.seal(b, using: key)\n",
      contains: "import TesseraCryptoKit", "let a = SHA256.hash(data: b)", "let c = try AES.GCM.seal(b, using: key)")
  }

  /// On iOS Foundation exports Security.
  func testNamesOfSecurityWithoutAnImport() {
    options.importMap = ["Security": ["TesseraSecurity"]]
    for name in ["kSecAttrSynchronizableAny", "errSecSuccess", "SecItemDelete([:] as CFDictionary)"] {
      for framework in ["Foundation", "UIKit", "XCTest"] {
        XCTAssertTrue(
          rewrite("import \(framework)\nlet a = \(name)\n").contains("import TesseraSecurity"), "\(framework) \(name)")
      }
    }
    for text in [
      "import Foundation\nlet a = second\n", "import Foundation\nenum SecItemKind {}\nlet a: SecItemKind\n",
      "let a = kSecClass\n",
    ] { XCTAssertFalse(rewrite(text).contains("TesseraSecurity"), text) }
  }

  func testNotificationsAreOnlyThoseWithAName() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    XCTAssertTrue(
      rewrite("import Foundation\nlet a = center.notifications(named: name)\n").contains("import TesseraDarwin"))
    for text in ["let notifications = 1", "let a = model.notifications", "let a = model.notifications(of: 1)"] {
      XCTAssertFalse(rewrite("import Foundation\n\(text)\n").contains("TesseraDarwin"), text)
    }
  }

  /// MessageKit/MessageKit (on GitHub) adds links of an attributed text to those that a detector found.
  func testResultsOfDetectors() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    let text = rewrite(
      "import Foundation\nlet a = NSTextCheckingResult.linkCheckingResult(range: r, url: u)\nvar b: [NSTextCheckingKey: String]\n"
    )
    XCTAssertTrue(text.contains("let a = NSTextCheckingResult._linkCheckingResult(range: r, url: u)"), text)
    XCTAssertTrue(text.contains("import struct TesseraDarwin.NSTextCheckingKey"), text)
    XCTAssertFalse(rewrite("import Foundation\nlet a = Other.linkCheckingResult(r)\n").contains("TesseraDarwin"))
  }

  /// xmartlabs/Eureka (on GitHub) examines the classes of predicates.
  func testPredicatesOfText() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    let text = rewrite("import Foundation\nlet a = NSPredicate(format: \"b > %d\", 1)\n")
    XCTAssertTrue(text.contains("let a = NSPredicate._predicate(format: \"b > %d\", 1)"), text)
    for other in [
      "NSPredicate(value: true)", "NSPredicate(format: f, arguments: list)", "NSPredicate(format: f, own: 1)",
      "Other(format: f)",
    ] {
      XCTAssertFalse(rewrite("import Foundation\nlet a = \(other)\n").contains("_predicate"), other)
    }
    XCTAssertFalse(rewrite("class NSPredicate {}\nlet a = NSPredicate(format: f)\n").contains("_predicate"))
  }

  /// swift-snapshot-testing imports a part of Core Image in the code for iOS.
  func testPartsOfFrameworksAreNoUsesOfThem() {
    options.importMap = ["CoreImage": ["CoreImage"]]
    options.frameworkNames = ["CIImage"]
    let text = rewrite("#if os(iOS)\nimport CoreImage.CIKernel\nlet a = CIImage()\n#endif\n")
    XCTAssertTrue(text.contains("import CoreImage         \nlet a = CIImage()\n"), text)
  }

  /// swift-snapshot-testing returns a buffer of Accelerate.
  func testNamesOfFrameworksWithAnUnderscore() {
    let text = rewrite(
      "import UIKit\nimport Accelerate\nclass A {\npublic func render() -> vImage_Buffer? { nil }\nlet a = 1\n}\n")
    XCTAssertFalse(text.contains("vImage"), text)
    XCTAssertTrue(text.contains("let a = 1"), text)
  }

  /// On iOS 14 MobileCoreServices, PhotosUI and AVFoundation export UniformTypeIdentifiers.
  func testTypesOfFilesWithoutAnImport() {
    options.importMap = ["UniformTypeIdentifiers": ["UniformTypeIdentifiers"]]
    XCTAssertTrue(rewrite("import UIKit\nlet a = UTType.image\n").contains("import UniformTypeIdentifiers"))
    for text in [
      "import UIKit\nlet a = 1\n", "import UIKit\nstruct UTType {}\nlet a = UTType()\n",
      "import Foundation\nlet a = UTType.image\n",
    ] {
      XCTAssertFalse(rewrite(text).contains("import UniformTypeIdentifiers"), text)
    }
  }

  /// On iOS UIKit exports Core Image, which exports Image I/O. Nuke and Kingfisher (on GitHub) rely on it.
  func testNamesOfImageIOWithoutAnImport() {
    options.importMap = ["ImageIO": ["ImageIO"]]
    for name in ["CGImageSourceCreateWithData", "kCGImagePropertyOrientation", "CGImagePropertyOrientation.up"] {
      XCTAssertTrue(rewrite("import UIKit\nlet a = \(name)\n").contains("import ImageIO"), name)
      XCTAssertFalse(rewrite("import Foundation\nlet a = \(name)\n").contains("import ImageIO"), name)
    }
    XCTAssertFalse(rewrite("import UIKit\nlet a: CGImage? = nil\n").contains("import ImageIO"))
  }

  /// Foundation on Linux declares the class as unavailable, and the import of one type has precedence.
  func testFormattersOfDurations() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    assert(
      "import Foundation\nlet a = DateComponentsFormatter()\n", contains: "import TesseraDarwin",
      "import class TesseraDarwin.DateComponentsFormatter")
    assert(
      "import UIKit\nfunc a(_ c: URLSessionConfiguration) { c.allowsExpensiveNetworkAccess = false }\n",
      contains: "import TesseraDarwin")
    assert(
      "import UIKit\nlet a = FileManager.default.url(forUbiquityContainerIdentifier: nil)\n",
      contains: "import TesseraDarwin")
  }

  func testAFrameworkWithoutReplacementIsReportedWhereItIsUsed() {
    XCTAssertEqual(rewrite(["A.swift": "import WebKit\nlet a = 1\n"]).diagnostics, [])
    let used = rewrite(["A.swift": "import UIKit\nimport WebKit\nlet a = WKWebView()\n"]).diagnostics
    XCTAssertEqual(used.map(\.line), [2])
    XCTAssertTrue(used[0].message.contains("WKWebView"))
  }

  func testFilesThatAreNothingWithoutAFrameworkAreLeftOut() {
    let files = ["A.swift": "import UIKit\nimport SwiftUI\nstruct A: View {\n}"]
    let result = rewrite(files)
    XCTAssertEqual(
      result.texts["A.swift"], "import UIKit\n#if canImport(SwiftUI)\nstruct A: View {\n}\n#endif\n")
    XCTAssertEqual(result.diagnostics.map(\.line), [2])
    XCTAssertEqual(rewrite("import SwiftUI\nclass ViewController {}"), "import UIKit  \nclass ViewController {}")
    let text = "import SwiftUI\nstruct Space { var insets: EdgeInsets }"
    XCTAssertTrue(rewrite(text).hasPrefix("#if canImport(SwiftUI)\n"), "a type of SwiftUI without a view")
  }

  /// A class that conforms to a protocol of SwiftUI in an extension is used by code without SwiftUI, too.
  func testOnlyExtensionsThatUseAMissingFrameworkAreLeftOut() {
    let mail = "class Mail {}\nextension Mail: UIViewControllerRepresentable {\n  func a() {}\n}\n"
    let result = rewrite(["A.swift": "import SwiftUI\n" + mail], leavesOut: true)
    let text = result.texts["A.swift"] ?? ""
    XCTAssertEqual(
      text.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }, ["import UIKit", "class Mail {}"])
    XCTAssertEqual(
      result.diagnostics.map(\.message),
      ["SwiftUI is not available; this extension of Mail is left out"])
  }

  /// What does not use the framework stays, so that the other files of the module find it.
  func testOnlyMembersThatUseAMissingFrameworkAreLeftOut() {
    let result = rewrite(
      [
        "A.swift": """
        import SwiftUI
        class Factory {
          func register<Content: View>(_ content: Content) {
            Text("a")
          }
          func show() { present(UIHostingController(rootView: 1)) }
          func make() -> UIViewController {
            UIHostingController(rootView: 1)
          }
          override func load() { super.load(); UIHostingController(rootView: 1) }
          var screen: UIViewController { UIHostingController(rootView: 1) }
          func plain() {}
        }
        struct Row: View {
          let title: Text
        }
        func table(_ row: Row) {}
        struct Page {
          let insets: EdgeInsets
          func a() {}
        }
        """,
        "B.swift": "let page = Page()\n",
      ], leavesOut: true)
    XCTAssertEqual(
      result.texts["A.swift"]?.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty },
      [
        "import UIKit", "class Factory {", "func show() {\(String(repeating: " ", count: 43))}",
        "func make() -> UIViewController { fatalError(\"SwiftUI is not available\")", "}",
        "override func load() { super.load();\(String(repeating: " ", count: 34))}",
        "var screen: UIViewController { fatalError(\"SwiftUI is not available\") \(String(repeating: " ", count: 34))}",
        "func plain() {}", "}",
      ])
    XCTAssertEqual(result.texts["B.swift"]?.trimmed, "\n")
    XCTAssertEqual(
      result.diagnostics.filter { $0.path == "A.swift" }.map(\.line).sorted(), [3, 6, 7, 10, 11, 14, 17, 18])
    XCTAssertEqual(result.interface.leftOutTypes, ["Page", "Row"])
  }

  func testOtherUsesOfAMissingFramework() {
    let result = rewrite(
      [
        "A.swift": """
        import SwiftUI
        class Screen: UIView {
          func show() {
            #if DEBUG
            let controller = UIHostingController(rootView: 1)
            present(controller)
            #endif
          }
          func paint(_ color: Color, _ font: SwiftUI.Font) {}
          func tint(_ color: Color, _ font: Font) {}
        }
        #Preview { VStack { Text("a") } }

        """,
        "B.swift": "typealias Color = UIColor\n#if os(iOS)\ntypealias Font = UIFont\n#endif\n",
      ], leavesOut: true)
    let text = result.texts["A.swift"] ?? ""
    XCTAssertTrue(text.contains("func show() {"), text)
    XCTAssertFalse(text.contains("present("), "a part of a function remains:\n" + text)
    XCTAssertFalse(text.contains("func paint"), text)
    XCTAssertTrue(text.contains("func tint(_ color: Color, _ font: Font) {}"), "aliases of the module:\n" + text)
    XCTAssertFalse(text.contains("canImport") || text.contains("VStack"), "a preview is no use:\n" + text)
  }

  /// Many libraries have generic parameters and associated types called `View`.
  func testNamesOfGenericParametersAreNotThoseOfAFramework() {
    let text = """
      import SwiftUI
      protocol Component { associatedtype View: UIView }
      struct Cell<View: UIView> {
        let view: View
        func register<Label>(_ type: Label.Type, other: Other.Text) where Label: View {}
      }
      extension Cell { func a(_ view: View) {} }
      struct Own: Component {
        func b() -> View { View() }
      }

      """
    XCTAssertEqual(rewrite(text), text.replacing("import SwiftUI", with: "import UIKit  "))
    let used = rewrite(text + "extension Cell where View: SwiftUI.View { }\nlet number = 1\n")
    XCTAssertFalse(used.contains("canImport"), used)
  }

  func testPreviews() {
    let text = "import UIKit\nclass A {}\n#Preview(\"A\") {\n  A()\n}\n#if DEBUG\n#Preview { A() }\n#endif\nlet b = 1\n"
    XCTAssertEqual(
      rewrite(["A.swift": text], leavesOut: true).texts["A.swift"]?.split(separator: "\n").map(\.trimmed).filter {
        !$0.isEmpty
      },
      ["import UIKit", "class A {}", "#if DEBUG", "#endif", "let b = 1"])
  }

  func testNetworking() {
    XCTAssertEqual(
      rewrite("import Foundation\nlet a = URLSession.shared"),
      "import Foundation\nlet a = URLSession.shared\nimport FoundationNetworking\n")
  }

  func testXML() {
    let text = "import Foundation\nclass Reader: NSObject, XMLParserDelegate {}\n"
    XCTAssertEqual(rewrite(text), text + "\nimport FoundationXML\n")
    let own = "class XMLParser {}\nlet a = XMLParser()\n"
    XCTAssertEqual(rewrite(own), own)
  }

  func testProgressWithoutValues() {
    assert("let a = Progress()\nlet b = Progress(totalUnitCount: 1)", contains: "let a = Progress(parent: nil)")
    assert("let a = ProcessInfo().hostName", contains: "let a = ProcessInfo.processInfo.hostName")
    let own = "class ProcessInfo {}\nlet a = ProcessInfo()"
    XCTAssertEqual(rewrite(own), own)
    XCTAssertEqual(rewrite("struct Progress {}\nlet a = Progress()"), "struct Progress {}\nlet a = Progress()")
  }

  func testOwnTypesWithTheNamesOfFoundationsClasses() {
    // A nested type is visible only in the type that contains it, and in subclasses.
    let nested = """
      class Board {
        class ProcessInfo {}
        let own = ProcessInfo()
      }
      class Large: Board { let inherited = ProcessInfo() }
      let outer = ProcessInfo()
      extension Board { func make() -> Any { ProcessInfo() } }
      """
    XCTAssertEqual(
      rewrite(nested),
      nested.replacingOccurrences(of: "outer = ProcessInfo()", with: "outer = ProcessInfo.processInfo"))
    let result = rewrite([
      "A.swift": "private class Progress {}\nlet a = Progress()\n", "B.swift": "let b = Progress()\n",
      "C.swift": "typealias ProcessInfo = Int\n", "D.swift": "let d = ProcessInfo()\n",
    ])
    XCTAssertEqual(result.texts.keys.sorted(), ["B.swift"])
    XCTAssertEqual(result.texts["B.swift"], "let b = Progress(parent: nil)\n")
  }

  func testTypesOfOtherModulesWithTheNamesOfFoundationsClasses() {
    options.moduleName = "Kit"
    let kit = rewrite(["K.swift": "public class ProcessInfo {}\nstruct Progress {}\n"]).interface
    XCTAssertEqual(kit.replacedNames, ["ProcessInfo": true, "Progress": false])
    options.moduleName = "App"
    options.interfaces = [kit]
    let calls = "let a = ProcessInfo()\nlet b = Progress()\n"
    XCTAssertEqual(rewrite("@testable import Kit\n" + calls), "@testable import Kit\n" + calls)
    XCTAssertEqual(
      rewrite("import Kit\n" + calls), "import Kit\nlet a = ProcessInfo()\nlet b = Progress(parent: nil)\n")
    XCTAssertEqual(rewrite(calls), "let a = ProcessInfo.processInfo\nlet b = Progress(parent: nil)\n")
  }

  func testCodeForLinuxKeepsItsImports() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    options.keepsConditions = true
    let text = "import CoreFoundation\nlet a = USEC_PER_SEC\n"
    XCTAssertEqual(rewrite(text), text)
  }

  func testTimersWithoutValues() {
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    assert(
      "var a = Timer()\nvar b = Timer.init()\nlet c = Timer(timeInterval: 1, repeats: false) { _ in }\n",
      contains: "var a = Timer._unscheduled()", "var b = Timer._unscheduled()",
      "let c = Timer(timeInterval: 1, repeats: false) { _ in }", "import TesseraDarwin")
  }

  func testNamesOfDarwin() {
    let text = "import Foundation\nfunc a() { OSAtomicIncrement32(&count) }\n#if canImport(Darwin)\n#endif\n"
    XCTAssertEqual(rewrite(text), text)
    options.importMap = ["Darwin": ["TesseraDarwin"]]
    XCTAssertEqual(rewrite(text), text + "\nimport TesseraDarwin\n")
    assert("import Darwin.C\n", contains: "import TesseraDarwin")
    assert("func b() { objc_sync_enter(self) }", contains: "import TesseraDarwin")
    assert("let largest = INT64_MAX", contains: "import TesseraDarwin")
    assert("let key = kCFBundleVersionKey as String", contains: "import TesseraDarwin")
    assert("func c() { CFRunLoopWakeUp(CFRunLoopGetMain()) }", contains: "import TesseraDarwin")
  }

  /// Foundation exports Combine on iOS.
  func testSubclassesOfClassesWithMembersOfCoreFoundation() {
    assert("import Foundation\nfinal class Count: NSLock {}\n", contains: "import CoreFoundation")
    assert(
      "import CoreFoundation\nclass Words: Foundation.Bundle, @unchecked Sendable {}\n",
      contains: "import CoreFoundation")
    XCTAssertEqual(
      rewrite("import Foundation\nclass Count { let lock = NSLock() }\n"),
      "import Foundation\nclass Count { let lock = NSLock() }\n")
    let texts = rewrite(["A.swift": "class A: Thread {}\n", "B.swift": "class B: A {}\n", "C.swift": "class C {}\n"])
      .texts
    XCTAssertEqual(texts["B.swift"]?.contains("import CoreFoundation"), true, "a subclass of a subclass")
    XCTAssertNil(texts["C.swift"])
  }

  /// sakiyamaK/SampleCollectionView (on GitHub) imports only Foundation.
  func testTheObservableMacroWithoutAnImport() {
    assert("import Foundation\n@Observable final class A {}\n", contains: "import Observation")
    for own in [
      "import Foundation\nclass A { let a: Observable<Int>? = nil }\n",
      "import Foundation\nimport Observation\n@Observable final class A {}\n",
    ] { XCTAssertEqual(rewrite(own), own) }
  }

  func testNamesOfCombineWithoutAnImport() {
    let text = "import Foundation\nclass A: ObservableObject {}\n"
    XCTAssertEqual(rewrite(text), text)
    options.importMap = ["Combine": ["OpenCombine"]]
    XCTAssertEqual(rewrite(text), text + "\nimport OpenCombine\n")
    let own = "import Foundation\nprotocol ObservableObject {}\nclass A: ObservableObject {}\n"
    XCTAssertEqual(rewrite(own), own)
  }

  func testRectanglesThatTouch() {
    let use = ["A.swift": "let a = frame.intersects(bounds)"]
    let addition = rewrite(use).additions["TesseraRectangles.swift"]
    XCTAssertTrue(addition?.contains("func intersects(_ rect2: CGRect) -> Bool") == true)
    XCTAssertNil(rewrite(["A.swift": "let a = frame.intersection(bounds)"]).additions["TesseraRectangles.swift"])
    let containing = rewrite(["A.swift": "let a = view.frame.contains(cell)"]).additions["TesseraRectangles.swift"]
    XCTAssertTrue(containing?.contains("func contains(_ rect2: CGRect) -> Bool") == true)
    XCTAssertFalse(containing?.contains("func intersects") == true)
    XCTAssertNil(rewrite(["A.swift": "let a = names.contains(name)"]).additions["TesseraRectangles.swift"])
    let own = "extension CGRect {\n  func intersects(_ other: CGRect) -> Bool { false }\n}\n"
    XCTAssertNil(rewrite(use.merging(["B.swift": own]) { old, _ in old }).additions["TesseraRectangles.swift"])
  }

  func testImplicitImports() {
    options.implicitImports = ["UIKit", "SnapKit"]
    XCTAssertEqual(rewrite("import UIKit\nlet a = 1"), "import UIKit\nlet a = 1\nimport SnapKit\n")
  }

  /// A framework of an Xcode project exports UIKit with its umbrella header.
  func testNamesOfUIKitThatAModuleOfTheProjectExports() {
    options.projectModules = ["SideMenu"]
    assert("import SideMenu\nclass Menu: UITableViewController {}\n", contains: "import UIKit")
    assert("import SideMenu\nlet width: CGFloat = 1\n", contains: "import UIKit")
    let text = "import Foundation\nimport SideMenu\nlet width: CGFloat = 1\n"
    XCTAssertEqual(rewrite(text), text)
    XCTAssertEqual(rewrite("import SideMenu\nclass Menu: UIOther {}\n"), "import SideMenu\nclass Menu: UIOther {}\n")
    XCTAssertEqual(
      rewrite("import Foundation\nlet a: UIView? = nil\n"), "import Foundation\nlet a: UIView? = nil\n")
  }

  func testLiterals() {
    assert(
      "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\nlet b = #imageLiteral(resourceName: \"x\")\n"
        + "let c = #keyPath(Person.address.street)\nlet d = #keyPath(name)",
      contains: "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "let b = (UIImage(named: \"x\") ?? UIImage())", "let c = \"address.street\"", "let d = \"name\"")
  }

  func testDescriptionsOfClasses() {
    assert(
      "let a = type(of: view).description()\nlet b = T.description()\nlet c = view.description",
      contains: "let a = String(reflecting: type(of: view))", "let b = String(reflecting: T.self)",
      "let c = view.description")
    assert("let a = T.self.description()\n", contains: "let a = String(reflecting: T.self)")
    let own = "class A {\n  static func description() -> String { \"\" }\n}\nlet a = A.description()\n"
    XCTAssertEqual(rewrite(own), own)
  }

  // ImageViewer's file imports only a library in Objective-C, which exports UIKit.
  func testNamesOfUIKitThatAnUnavailableLibraryExports() {
    let start = "import Foundation\n#if canImport(Pictures)\nimport Pictures\n#endif\n"
    assert(start + "protocol P { var image: UIImage { get } }\n", contains: "import UIKit")
    for text in ["struct UIThing {}\nlet a = UIThing()\n", "let UIID = 1\n", "let a = UInt(1)\n"] {
      XCTAssertFalse(rewrite(start + text).contains("import UIKit"), text)
    }
    XCTAssertFalse(rewrite("import Foundation\nlet a: UIImage? = nil\n").contains("import UIKit"))
    options.keepsConditions = true
    XCTAssertFalse(rewrite(start + "let a: UIImage? = nil\n").contains("import UIKit"))
  }

  // Segmentio's class methods find the bundle of a nib.
  func testTheClassOfAClassForCoders() {
    assert(
      "class A: UIView { class func make() { _ = Bundle(for: self.classForCoder()); _ = classForCoder() } }\n"
        + "let a = Bundle(for: UIView.classForCoder())\nlet b = type(of: a).classForCoder()\nlet c = a.classForCoder",
      contains: "class A: UIView { class func make() { _ = Bundle(for: self.self); _ = self } }",
      "let a = Bundle(for: UIView.self)", "let b = type(of: a).self", "let c = a.classForCoder")
    // andreamazz/AMScrollingNavbar (on GitHub) finds views by the names of their classes.
    assert(
      "let a = view.classForCoder.description().count", contains: "let a = String(reflecting: view.classForCoder).count"
    )
    assert(
      "let a = view?.classForCoder.description().count",
      contains: "let a = (view?.classForCoder).map { String(reflecting: $0) }?.count")
  }

  /// SwiftPM defines `SWIFT_PACKAGE` for the package that is generated, too.
  func testTheConditionOfPackages() {
    let text = "#if SWIFT_PACKAGE\n#elseif DEBUG && !SWIFT_PACKAGE\n#endif\n"
    XCTAssertEqual(rewrite(text), text)
    options.isPackageModule = false
    assert(text, contains: "#if _SWIFT_PACKAGE", "#elseif DEBUG && !_SWIFT_PACKAGE")
  }

  func testProtocolsThatRequireAnInitializerOfObjects() {
    let text = "protocol Creatable {\n  init()\n}\nextension NSObject: Creatable {}\n"
    assert(text, contains: "protocol Creatable: ObjectMakeable {", "extension NSObject: Creatable {}")
    let values = text + "struct Value: Creatable {}\n"
    XCTAssertTrue(rewrite(values).contains("  init()\n"))
  }

  /// KVKCalendar (on GitHub) lists tests that its class does not name.
  func testListsOfTests() {
    let list = "import XCTest\n#if !canImport(ObjectiveC)\npublic func allTests() -> [XCTestCaseEntry] { [] }\n#endif\n"
    XCTAssertFalse(rewrite(list).contains("canImport(Swift)"))
    options.isTestModule = true
    XCTAssertTrue(rewrite(list).contains("#if !canImport(Swift)"), rewrite(list))
    XCTAssertTrue(rewrite("#if canImport(ObjectiveC)\nlet a = 1\n#endif\n").contains("#if canImport(Swift)"))
  }

  /// The list of psharanda/Atributika (on GitHub) for Linux names a test that its class does not have.
  func testListsOfTestsForLinux() {
    let list =
      "#if os(Linux)\nextension ATests {\n  static var allTests: [(String, (ATests) -> () -> Void)] { [] }\n}\n#endif\n"
    XCTAssertTrue(rewrite(list).contains("#if os(Linux)"))
    options.isTestModule = true
    XCTAssertTrue(rewrite(list).contains("#if os(Windows)"), rewrite(list))
    let more = list.replacingOccurrences(of: "#endif", with: "func a() {}\n#endif")
    XCTAssertTrue(rewrite(more).contains("#if os(Linux)"), "code for Linux")
  }

  /// SwiftPM defines `DEBUG` in debug builds, whatever the project's configuration defines.
  func testConfigurationsWithoutDebug() {
    let text = "#if DEBUG && os(iOS)\nlet a = 1\n#elseif !DEBUG\nlet DEBUG = 2\n#endif\n"
    XCTAssertEqual(rewrite(text), text.replacingOccurrences(of: "iOS", with: "Linux"))
    options.definesDebug = false
    XCTAssertEqual(
      rewrite(text), "#if _DEBUG && os(Linux)\nlet a = 1\n#elseif !_DEBUG\nlet DEBUG = 2\n#endif\n")
  }

  /// Alamofire (on GitHub) compresses with `NSData`, whose methods are in Tessera's module.
  func testCompressionOfData() {
    options.importMap["Darwin"] = ["TesseraDarwin"]
    let text = "import Foundation\nfunc pack(_ a: NSData) throws -> NSData { try a.compressed(using: .zlib) }\n"
    XCTAssertTrue(rewrite(text).contains("import TesseraDarwin"))
    XCTAssertFalse(rewrite("import Foundation\nlet compressed = true\n").contains("import TesseraDarwin"))
  }

  /// PhoneNumberKit (on GitHub) declares `PartialFormatter` in such a condition, and its text field for UIKit uses it. Where it
  /// names an alternative, that is for Linux.
  func testCodeForObjectiveCWithoutAnAlternative() {
    let only = "#if canImport(ObjectiveC)\nlet a = 1\n#endif\n"
    let declared = "#if canImport(ObjectiveC)\nimport Foundation\nopen class Part: NSObject {}\n#endif\n"
    let use = "import UIKit\nlet part: Part? = nil\n"
    XCTAssertEqual(
      rewrite(["A.swift": declared, "B.swift": use]).texts.mapValues { $0.contains("canImport(Swift)") },
      ["A.swift": true], "the type is not left out, and neither is its use")
    let choice = "#if canImport(ObjectiveC)\nlet b = 1\n#else\nlet b = 2\n#endif\n"
    let result = rewrite(["A.swift": only, "B.swift": choice])
    XCTAssertEqual(result.texts, ["A.swift": "#if canImport(Swift)\nlet a = 1\n#endif\n"])
    let other = "#if !canImport(ObjectiveC)\nlet a = 2\n#endif\n"
    XCTAssertEqual(rewrite(["A.swift": only, "B.swift": other]).texts, [:])
    options.keepsConditions = true
    XCTAssertEqual(rewrite(only), only)
  }
}
