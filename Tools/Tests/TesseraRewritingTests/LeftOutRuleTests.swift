import TesseraRewriting
import XCTest

final class LeftOutRuleTests: RewritingTestCase {
  private let view = "import UIKit\nimport SwiftUI\npublic struct ListView: View {\n}\n"

  func testWhatUsesATypeThatIsLeftOut() {
    let result = rewrite(
      [
        "A.swift": view,
        "B.swift": """
        import UIKit
        extension ListView {
          func a() {}
        }
        class Wrapper: Box<ListView> {
        }
        class Controller: UIViewController {
          @objc func show(_ list: ListView) {
          }
          @objc func hide() {}
          let wrapper = Wrapper()
        }
        func make() -> ListView { ListView() }
        let number = 1
        """,
      ], leavesOut: true)
    XCTAssertEqual(
      result.texts["B.swift"]?.split(separator: "\n").map(\.trimmed).filter {
        !$0.isEmpty && !$0.contains("_selector")
      },
      ["import UIKit", "class Controller: UIViewController {", "func hide() {}", "let number = 1"])
    XCTAssertEqual(
      result.diagnostics.filter { $0.path == "B.swift" }.map(\.line).sorted(), [2, 5, 8, 11, 13])
    XCTAssertEqual(result.interface.leftOutTypes, ["ListView", "Wrapper"])
  }

  /// ekazaev/route-composer (on GitHub) extends its factories for SwiftUI after the condition around their declaration.
  func testUsesOfTypesUnderAConditionOnAFramework() {
    let text = """
      import UIKit
      #if canImport(SwiftUI)
      import SwiftUI
      struct Factory<Content: View> {}
      struct Colors { let value: Color }
      #else
      struct Colors { let value: UIColor }
      #endif
      #if canImport(CoreData) && DEBUG
      struct Rows {}
      #endif
      extension Factory { static func make() -> Self { Self() } }
      extension Colors { var one: Int { 1 } }
      extension Rows { var two: Int { 2 } }
      func use(_ factory: Factory<Int>) {}
      """
    options.importMap = ["CoreData": ["TesseraCoreData"]]
    let result = rewrite(["A.swift": text], leavesOut: true)
    let lines = result.texts["A.swift"]?.split(separator: "\n").map(\.trimmed) ?? []
    XCTAssertEqual(result.interface.leftOutTypes, ["Factory"])
    XCTAssertEqual(
      lines.filter { $0.hasPrefix("extension") || $0.hasPrefix("func") },
      ["extension Colors { var one: Int { 1 } }", "extension Rows { var two: Int { 2 } }"])
  }

  // Cards has such a delegate, whose methods about a player need a pod.
  func testOptionalMethodsThatAreLeftOut() {
    let text =
      rewrite(
        [
          "A.swift": view,
          "B.swift": "import UIKit\n@objc protocol Delegate {\n  @objc optional func show(_ list: ListView)\n"
            + "  @objc optional func hide()\n}\n@objc protocol Other {\n  @objc optional func show(_ list: ListView)\n}\n",
        ], leavesOut: true
      ).texts["B.swift"] ?? ""
    XCTAssertFalse(text.contains("ListView"), text)
    XCTAssertTrue(text.contains("extension Delegate { func hide() throws { throw CancellationError() }; var"), text)
    XCTAssertFalse(text.contains("extension Other"), text)
  }

  /// Lists (on GitHub) declares such a protocol. Its requirements name the associated type.
  func testAProtocolWhoseAssociatedTypeIsLeftOut() {
    let result = rewrite(
      [
        "A.swift": """
        import SwiftUI
        import UIKit
        public protocol SwiftUIModel: Model where Cell == UICollectionViewListCell {
          associatedtype Content: View
          var body: Content { get }
        }
        extension SwiftUIModel {
          public func configure(_ cell: UICollectionViewListCell) { cell.contentConfiguration = HostingConfiguration { body } }
        }
        """,
        "B.swift": view,
        "C.swift": """
        import UIKit
        protocol Listed {
          associatedtype List: ListsView
          associatedtype Other
          var list: List { get }
        }
        protocol ListsView { func show(_ list: ListView) }
        protocol Typed {
          associatedtype Kind = ListView
          func make() -> Kind
        }
        struct Model: Typed { func make() -> ListView { ListView() } }
        let number = 1
        """,
      ], leavesOut: true)
    XCTAssertEqual(
      result.texts["A.swift"]?.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty },
      ["import UIKit", "import UIKit"])
    let other = result.texts["C.swift"] ?? ""
    XCTAssertFalse(other.contains("Typed"), other)
    XCTAssertTrue(other.contains("protocol Listed {"), other)
    XCTAssertTrue(other.contains("let number = 1"), other)
  }

  /// AMPopTip (on GitHub) imports the module on all but old processors.
  func testImportsInConditions() {
    let text = rewrite(
      [
        "A.swift": """
        import UIKit
        #if !(os(iOS) && (arch(i386) || arch(arm)))
        import SwiftUI
        #endif
        class Tip: UIView {
          func show() {}
          #if !(os(iOS) && (arch(i386) || arch(arm)))
          func show<V: View>(root: V) { add(UIHostingController(rootView: root)) }
          #endif
        }
        """,
        "B.swift": "#if canImport(SwiftUI)\nimport SwiftUI\nstruct Page: View {}\n#endif\nclass Other {}",
      ], leavesOut: true
    ).texts
    XCTAssertFalse(text["A.swift"]?.contains("V: View") ?? true, text["A.swift"] ?? "")
    XCTAssertTrue(text["A.swift"]?.contains("func show() {}") ?? false, text["A.swift"] ?? "")
    XCTAssertTrue(text["B.swift"]?.contains("struct Page: View {}") ?? true, text["B.swift"] ?? "")
  }

  /// The tables of members that are found by name are made without them.
  func testTablesOfMembers() {
    let text = rewrite(
      [
        "A.swift": view,
        "B.swift": """
        import UIKit
        @objcMembers class Queue: NSObject {
          var lists: [ListView] = []
          func first() -> ListView? { lists.first }
          func clear() {}
        }
        """,
      ], leavesOut: true
    ).texts["B.swift"]
    XCTAssertTrue(text?.contains("\"clear\"") == true, text ?? "")
    XCTAssertFalse(text?.contains("lists") == true || text?.contains("first") == true, text ?? "")
  }

  func testTestsOfSuchTypes() {
    let library = rewrite(["A.swift": view])
    options.interfaces = [library.interface]
    options.isTestModule = true
    let text = "import App\nstruct Tests {\n  @Test func list() { ListView() }\n  @Test func other() {}\n}\n"
    XCTAssertEqual(
      rewrite(["A.swift": text], leavesOut: true).texts["A.swift"],
      "import App\nstruct Tests {\n\(String(repeating: " ", count: 34))\n  @Test func other() {}\n}\n")
  }

  func testFilesThatImportAMissingModule() {
    options.missingModules = ["FXPageControl"]
    let result = rewrite(
      [
        "A.swift": "import UIKit\nimport FXPageControl\nclass Pager {}\n",
        "B.swift": "func a(_ pager: Pager) {}\nlet b = 1\n",
      ], leavesOut: true)
    XCTAssertEqual(result.texts["A.swift"], "import UIKit\n#if false\nclass Pager {}\n\n#endif\n")
    XCTAssertEqual(result.texts["B.swift"]?.trimmingCharacters(in: .whitespacesAndNewlines), "let b = 1")
  }

  func testUsesOfPropertiesThatAreLeftOut() {
    let text = rewrite(
      [
        "A.swift": """
        import SwiftUI
        class Indicator: UIView {
          private var host: UIHostingController<Text>?
          func update(host other: Int) {
            self.host = nil
          }
          func plain() { other.host = 1 }
          func set(host: Int) { run { print(host) } }
          var child: UIView? { host?.view }
        }
        """
      ], leavesOut: true
    ).texts["A.swift"]
    XCTAssertEqual(
      text?.split(separator: "\n").map { $0.trimmed.replacing("  ", with: "") }.filter { !$0.isEmpty },
      [
        "import UIKit", "class Indicator: UIView {", "func update(host other: Int) {", "}",
        "func plain() { other.host = 1 }", "func set(host: Int) { run { print(host) } }",
        "var child: UIView? { fatalError(\"host needs a framework that is not available\") }", "}",
      ])
  }

  /// Kingfisher (on GitHub) has errors with values of a framework, whose numbers a `switch` lists.
  func testCasesOfEnumerationsThatAreLeftOut() {
    let result = rewrite(
      [
        "A.swift": view,
        "B.swift": """
        import UIKit
        enum Reason {
          case a(Int)
          case list(ListView?, source: Int)
          case other
        }
        extension Reason {
          var code: Int {
            switch self {
            case .a(let value): return value
            case .list(_, let source):
              return source
            case .other: return 3
            }
          }
          var isKnown: Bool {
            switch self {
            case .a, .list: return true
            case .other: return false
            }
          }
        }
        """,
      ], leavesOut: true)
    let text = result.texts["B.swift"]?.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty } ?? []
    XCTAssertEqual(
      text,
      [
        "import UIKit", "enum Reason {", "case a(Int)", "case other", "}", "extension Reason {", "var code: Int {",
        "switch self {", "case .a(let value): return value", "case .other: return 3", "}", "}", "var isKnown: Bool {",
        "switch self {", "case .a       : return true", "case .other: return false", "}", "}", "}",
      ])
    // The name may be that of another enumeration.
    let other = rewrite(
      [
        "A.swift": view,
        "B.swift": "import UIKit\nenum A {\n  case list(ListView)\n}\nenum B { case list }\n"
          + "func a(_ b: B) -> Int {\n  switch b {\n  case .list: return 1\n  }\n}\n",
      ], leavesOut: true)
    XCTAssertTrue(other.texts["B.swift"]?.contains("case .list: return 1") == true)
  }

  /// The names may be those of an enumeration of Swift or of a framework, which the module does not declare.
  func testCasesOfEnumerationsOfOtherModulesAreKept() {
    let text = """
      import UIKit
      enum Answer {
        case failure(ListView)
        case other
      }
      func a(_ result: Result<Int, any Error>) -> Int {
        switch result {
        case .success(let value): return value
        case .failure: return 0
        }
      }
      """
    let result = rewrite(["A.swift": view, "B.swift": text], leavesOut: true)
    XCTAssertTrue(result.texts["B.swift"]?.contains("case .failure: return 0") == true)
    XCTAssertFalse(result.texts["B.swift"]?.contains("case failure(ListView)") == true)
  }

  /// The states of a class that is left out have common names.
  func testCasesWithNamesOfAnEnumerationThatIsLeftOutAsAWholeAreKept() {
    let text = """
      import UIKit
      extension ListView {
        enum Mode { case begin, cancel }
      }
      func a(_ action: UISwipe) -> Int {
        switch action {
        case .begin: return 1
        case .cancel: return 2
        }
      }
      """
    let result = rewrite(["A.swift": view, "B.swift": text], leavesOut: true)
    XCTAssertTrue(result.texts["B.swift"]?.contains("case .begin: return 1") == true)
  }

  func testAliasesOfTypesThatAreLeftOut() {
    let alias = "#if os(iOS)\npublic typealias Representable = UIViewRepresentable\n#endif\n"
    let files = [
      "A.swift": "import SwiftUI\n\(alias)let a = 1\n",
      "B.swift": "import UIKit\ntypealias Other = Representable\nextension Other { func a() {} }\nlet b = 1\n",
    ]
    let texts = rewrite(files, leavesOut: true).texts
    XCTAssertEqual(texts["A.swift"]?.contains("Representable"), false)
    XCTAssertEqual(texts["B.swift"]?.split(whereSeparator: \.isWhitespace), ["import", "UIKit", "let", "b", "=", "1"])
  }

  func testATypeThatIsDeclaredElsewhereStays() {
    let files = ["A.swift": view, "B.swift": "struct ListView {}\nlet a = ListView()"]
    XCTAssertNil(rewrite(files).texts["B.swift"])
  }

  func testInitializersThatSubclassesNeed() {
    assert(
      """
      open class Layout: UICollectionViewLayout {
        private init(rows: Int) {}
        required public convenience init(columns: Int) { self.init(rows: 1) }
      }
      open class Plain { private init(rows: Int) {} }
      open class Closed { private init(rows: Own) {}
        public convenience init(columns: Int) { self.init(rows: 1) } }
      struct Own {}
      public class Aliased { internal init(make: FunctionType) {}
        internal convenience init() { self.init(make: 1) } }
      internal typealias FunctionType = Any
      public class Inner { internal init(make: Make) {}
        typealias Make = () -> Void
        internal convenience init() { self.init {} } }
      public class Outer { internal init(done: Done) {}
        internal convenience init() { self.init {} } }
      public extension Outer { typealias Done = () -> Void }
      """,
      contains: "@usableFromInline internal init(rows: Int) {}", "open class Plain { private init(rows: Int) {} }",
      "open class Closed { private init(rows: Own) {}", "public class Aliased { internal init(make: FunctionType) {}",
      "public class Inner { internal init(make: Make) {}",
      "public class Outer { @usableFromInline internal init(done: Done) {}")
  }

  /// UIKit has appearance proxies.
  func testExtensionsOfAppearanceStay() {
    let text = "import UIKit\nextension UIAppearance {\n  func style(_ body: (Self) -> Void) -> Self { self }\n}\n"
    XCTAssertEqual(rewrite(text), text)
  }

  /// Nothing can create an object whose initializers all need a type that is left out.
  func testTypesThatCannotBeCreated() {
    let files = [
      "A.swift": "import SwiftUI\nstruct Page: View {\n}\n",
      "B.swift": "class Coordinator {\n  var page: Page\n  init(_ page: Page) { self.page = page }\n"
        + "  func count() -> Int { page.count }\n}\nclass Other {\n  init(_ page: Page) {}\n  init() {}\n}\n",
    ]
    let text = rewrite(files, leavesOut: true).texts["B.swift"] ?? ""
    XCTAssertFalse(text.contains("Coordinator"), text)
    XCTAssertTrue(text.contains("class Other {"), text)
  }

  // MARK: Frameworks without indispensable names

  /// A screen with a map is there, without the map.
  func testClassesThatUseAFramework() {
    let result = rewrite(
      [
        "A.swift": """
        import UIKit
        import MapKit
        class Map: UIViewController, MKMapViewDelegate, UISearchBarDelegate {
          @IBOutlet weak var map: MKMapView!
          @IBOutlet weak var label: UILabel!
          override func viewDidLoad() { label.text = "a"; map.delegate = self }
          func mapView(_ mapView: MKMapView, viewFor note: MKAnnotation) -> MKAnnotationView? { nil }
          func show() { MKMapItem.openMaps(with: [], launchOptions: nil) }
        }
        class Pin: NSObject, MKAnnotation {
          @objc func tap() {}
        }
        class Region: MKCircle {}
        """,
        "B.swift": "import UIKit\nfunc region() -> Region? { nil }\nfunc map() -> UIViewController { Map() }\n",
      ], leavesOut: true)
    let text = result.texts["A.swift"] ?? ""
    XCTAssertTrue(text.contains("class Map: UIViewController                   , UISearchBarDelegate {"), text)
    XCTAssertTrue(text.contains("weak var label: UILabel!"), text)
    XCTAssertTrue(text.contains("func show() {                "), text)
    XCTAssertTrue(text.contains("class Pin: NSObject              , _MemberLookup {"), text)
    XCTAssertFalse(text.contains("MK"), text)
    XCTAssertEqual(result.texts["B.swift"]?.contains("func region"), false)
    XCTAssertEqual(result.diagnostics.map(\.severity), Array(repeating: .warning, count: result.diagnostics.count))
  }

  /// The statements that use the map are left out, and the rest of the code is kept if it compiles without them.
  func testStatementsThatUseAFramework() {
    let text =
      rewrite(
        [
          "A.swift": """
          import UIKit
          import MapKit
          class Map: UIViewController {
            @IBOutlet weak var map: MKMapView!
            override func viewDidLoad() {
              super.viewDidLoad()
              map.delegate = self
              if isOn { map.isHidden = true }
              switch kind {
              case .a: map.isHidden = false
              default: label.text = "b"
              }
              MKMapItem.open()
              label.text = "a"
            }
            override func viewWillAppear(_ animated: Bool) {
              let item = MKMapItem()
              label.text = item.name
            }
            func size() -> CGSize { map.frame.size }
            func read() { let size = map.frame; label.text = "c" }
            lazy var work = { self.map.work() }
          }
          """
        ], leavesOut: true
      ).texts["A.swift"] ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
    XCTAssertEqual(
      Array(lines[4..<17]),
      [
        "override func viewDidLoad() {", "super.viewDidLoad()", "", "if isOn {                     }", "switch kind {",
        "case .a: break", "default: label.text = \"b\"", "}", "", "label.text = \"a\"", "}", "", "",
      ], text)
    XCTAssertFalse(text.contains("item"), text)
    XCTAssertTrue(text.contains("func size() -> CGSize { fatalError("), text)
    XCTAssertFalse(text.contains("label.text = \"c\""), text)
    XCTAssertFalse(text.contains("lazy"), text)
  }

  /// A test that needs a framework fails with the message of the compiler. Names that the module declares itself are no uses.
  func testWhatIsNotLeftOut() {
    let uses = "import MapKit\nlet a = MKMapView()\n"
    options.isTestModule = true
    XCTAssertTrue(rewrite(uses).contains("let a = MKMapView()"))
    options.isTestModule = false
    XCTAssertFalse(rewrite(["A.swift": uses + "let b = 1\n"], leavesOut: true).texts["A.swift"]?.contains("MK") ?? true)
    // Names of C that begin in the same way.
    let constants = "import UIKit\nimport Intents\nlet a = Double(INFINITY)\nlet b = [INT_MAX, INTPTR_MAX]\n"
    XCTAssertFalse(rewrite(constants).contains("#if"))
    XCTAssertTrue(rewrite(constants).contains("let a = Double(INFINITY)\nlet b = [INT_MAX, INTPTR_MAX]"))
    let own = "import UIKit\nimport MapKit\nclass MKPlace {}\nlet a = MKPlace()\nlet b = c.MKThing\n"
    XCTAssertTrue(rewrite(own).contains("class MKPlace {}\nlet a = MKPlace()\nlet b = c.MKThing\n"))
    options.importMap = ["MapKit": ["MapKit"]]
    XCTAssertTrue(rewrite(uses).contains("let a = MKMapView()"))
  }

  // Kingfisher, SwifterSwift and Nuke use types that the modules in place of AVFoundation, CoreLocation and PhotosUI do not have.
  func testTypesThatTheModuleOfAFrameworkDoesNotHave() {
    options.importMap = ["AVFoundation": ["AVFoundation"], "CoreLocation": ["CoreLocation"]]
    options.frameworkNames = ["AVPlayer", "CLLocation"]
    let text = """
      import UIKit
      import AVFoundation
      class Provider {
        let player: AVPlayer
        init(player: AVPlayer) { self.player = player }
        init(generator: AVAssetImageGenerator) { fatalError() }
        func image() -> UIImage? {
          AVAssetImageGenerator(asset: 1).image
        }
        func time() { NotificationCenter.default.post(name: .AVPlayerTimeJumped, object: AVPlayer.AVThing) }
      }
      """
    assert(
      text, contains: "import AVFoundation", "  init(player: AVPlayer) { self.player = player }",
      "  func time() { NotificationCenter.default.post(name: .AVPlayerTimeJumped, object: AVPlayer.AVThing) }")
    let rewritten = rewrite(text)
    XCTAssertFalse(rewritten.contains("AVAssetImageGenerator)"), rewritten)
    XCTAssertTrue(rewritten.contains("fatalError(\"AVAssetImageGenerator is not available\")"), rewritten)
    let two = """
      import AVFoundation
      func first(_ a: AVAssetImageGenerator) {}
      func second(_ a: AVMutableComposition) {}
      """
    XCTAssertEqual(
      rewrite(["A.swift": two], leavesOut: true).diagnostics.map { $0.message.prefix(while: { $0 != " " }) },
      ["AVAssetImageGenerator", "AVMutableComposition"], "each message names its own type")
    // Modules of packages of their own.
    options.importMap["CoreData"] = ["TesseraCoreData"]
    options.importMap["Combine"] = ["TesseraCombine"]
    options.frameworkNames.insert("NSManagedObject")
    XCTAssertTrue(
      rewrite("import CoreData\nclass Genre: NSManagedObject {\n}\n").contains("class Genre: NSManagedObject {"))
    XCTAssertTrue(
      rewrite("import Combine\nclass Model {\n  var bag = Set<AnyCancellable>()\n}\n").contains("var bag ="))
    // A file with nothing else.
    let visit = "import CoreLocation\nextension CLVisit { var place: CLLocation { CLLocation() } }\n"
    XCTAssertFalse(rewrite(visit).contains("CLVisit"))
    XCTAssertTrue(rewrite(visit.replacing("CLVisit", with: "CLLocation")).contains("extension CLLocation {"))
    options.isTestModule = true
    XCTAssertTrue(rewrite(text).contains("AVAssetImageGenerator)"), "tests fail instead")
  }

  /// Kingfisher imports AVKit, which exports AVFoundation, and PhotosUI in conditions that are true here.
  func testTypesOfFrameworksThatAnotherOneExports() {
    options.importMap = ["AVKit": ["AVKit"], "PhotosUI": ["PhotosUI"]]
    options.frameworkNames = ["AVPlayer", "PHPickerViewController"]
    let text = """
      import UIKit
      import AVKit
      #if os(watchOS)
      struct Picture {}
      #else
      import PhotosUI
      func show(_ view: PHLivePhotoView) {}
      func pick(_ controller: PHPickerViewController) {}
      #endif
      #if canImport(PhotosUI) && !os(watchOS)
      extension PHLivePhotoView: Loading {}
      #endif
      func first(_ a: AVAssetImageGenerator) {}
      func play(_ player: AVPlayer) {}
      """
    let rewritten = rewrite(["A.swift": text], leavesOut: true).texts["A.swift"] ?? text
    XCTAssertFalse(rewritten.contains("PHLivePhotoView"), rewritten)
    XCTAssertFalse(rewritten.contains("AVAssetImageGenerator"), rewritten)
    XCTAssertTrue(rewritten.contains("func pick(_ controller: PHPickerViewController) {}"), rewritten)
    XCTAssertTrue(rewritten.contains("func play(_ player: AVPlayer) {}"), rewritten)
    // The condition decides about a framework that nothing replaces.
    let other = "#if canImport(MapKit)\nimport MapKit\nlet a: MKMapView? = nil\n#endif\n"
    XCTAssertTrue(rewrite(other).contains("let a: MKMapView? = nil"))
  }

  // DynamicColor has such a file.
  func testNamesOfSwiftUI_inFilesWithoutOtherModules() {
    let text = "import SwiftUI\nextension Color {\n  var dark: Color { self }\n}\n"
    XCTAssertTrue(
      rewrite(["A.swift": text], leavesOut: true).texts["A.swift"]?.hasPrefix("#if canImport(SwiftUI)") ?? false)
    XCTAssertFalse(
      rewrite(["A.swift": text, "B.swift": "struct Color {}\n"]).texts["A.swift"]?.contains("#if") ?? true)
    XCTAssertFalse(rewrite("import Palette\n" + text).contains("#if"))
  }

  /// yannickl/QRCodeReader.swift (on GitHub) shows the layer of its reader in a view.
  func testUsesOfMembersOfOtherTypes() {
    let result = rewrite(
      [
        "A.swift": """
        import AVFoundation
        class Reader: NSObject {
          var layer: AVCaptureVideoPreviewLayer?
          func devices() -> [AVCaptureDevice] { [] }
          var text = ""
          func start() {}
        }
        """,
        "B.swift": """
        import UIKit
        class Scanner: UIView {
          var reader: Reader?
          func show(_ own: Reader) -> Int {
            return own.devices().count
          }
          func layOut() {
            reader?.start()
            self.reader?.layer?.frame = bounds
            if let count = reader?.devices().count {
              print(count)
            }
            reader?.text = "a"
          }
          func other(_ layer: CALayer) { layer.layer = nil }
        }
        """,
      ], leavesOut: true)
    let text = result.texts["B.swift"] ?? ""
    for kept in ["reader?.start()", "reader?.text = \"a\"", "layer.layer = nil", "func show(_ own: Reader) -> Int {"] {
      XCTAssertTrue(text.contains(kept), text)
    }
    for gone in ["layer?.frame", ".devices()", "print(count)"] { XCTAssertFalse(text.contains(gone), text) }
    XCTAssertTrue(
      result.diagnostics.contains {
        $0.message == "this statement is left out, because it uses layer, which is left out"
      }, "\(result.diagnostics)")
  }

  private static let reader = """
    import AVFoundation
    class Reader: NSObject {
      var layer: AVCaptureVideoPreviewLayer?
    }

    """

  /// Returns the lines of a method of a class with a property of the type `Reader`, after the rewriting.
  private func rewriteMethod(_ body: String, _ parameters: String = "") -> (text: String, messages: [String]) {
    let source = """
      import UIKit
      class Scanner: UIView {
        var reader: Reader
        let shared = Reader()
        var isReady = false
        func show(\(parameters)) {
          prepare()
          \(body)
        }
      }
      class Box {
        let scanner = Scanner()
        var other: CardView?
      }
      """
    let result = rewrite(["A.swift": Self.reader, "B.swift": source], leavesOut: true)
    return (result.texts["B.swift"] ?? source, result.diagnostics.filter { $0.path == "B.swift" }.map(\.message))
  }

  /// A name that a function or closure declares is not the property of the class, nor is a property of another type.
  func testVariablesWithTheNameOfAPropertyStay() {
    for body in [
      "let reader = CardView(); reader.layer.cornerRadius = 4",
      "cards.forEach { reader in reader.layer.cornerRadius = 4 }",
      "cards.forEach { (reader) in reader.layer.cornerRadius = 4 }",
      "cards.forEach { [reader = card] in reader.layer.cornerRadius = 4 }",
      "if let reader = card { reader.layer.cornerRadius = 4 }",
      "guard let reader = card else { return }; reader.layer.cornerRadius = 4",
      "if case .card(let reader) = item { reader.layer.cornerRadius = 4 }",
      "for reader in cards { reader.layer.cornerRadius = 4 }",
      "for (reader, _) in cards { reader.layer.cornerRadius = 4 }",
      "switch item { case .card(let reader): reader.layer.cornerRadius = 4; default: break }",
      "card.reader.layer.cornerRadius = 4", "Box().other.reader.layer.cornerRadius = 4",
      "let scanner: CardView = make(); scanner.reader.layer.cornerRadius = 4",
      "func reader() {}; reader.layer.cornerRadius = 4",
    ] {
      let (text, messages) = rewriteMethod(body)
      XCTAssertTrue(text.contains(body), text)
      XCTAssertEqual(messages, [], body)
    }
    XCTAssertTrue(
      rewriteMethod("reader.layer.borderWidth = 1", "reader: CardView").text.contains("reader.layer.borderWidth = 1"))
  }

  func testVariablesWhoseTypeIsKnown() {
    for body in [
      "reader.layer.cornerRadius = 4", "self.reader.layer.cornerRadius = 4", "shared.layer?.cornerRadius = 4",
      "let own = Reader(); own.layer.cornerRadius = 4", "let own: Reader = make(); own.layer.cornerRadius = 4",
      "if let reader { prepare(); reader.layer.cornerRadius = 4 }", "let own = self.reader; own.layer.cornerRadius = 4",
      "if let own = card as? Reader { prepare(); own.layer.cornerRadius = 4 }",
      "Box().scanner.reader.layer.cornerRadius = 4",
      "cards.forEach { [weak reader] _ in prepare(); reader?.layer.cornerRadius = 4 }",
      "cards.forEach { (reader: Reader) in prepare(); reader.layer.cornerRadius = 4 }",
    ] {
      let (text, messages) = rewriteMethod(body)
      XCTAssertFalse(text.contains("cornerRadius"), text)
      XCTAssertEqual(messages, ["this statement is left out, because it uses layer, which is left out"], body)
    }
  }

  /// A name that a function declares is not the property that is left out, in the class of the property either.
  func testVariablesWithTheNameOfAPropertyOfTheirClassStay() {
    let body = "let layer = CALayer(); layer.cornerRadius = 4"
    let result = rewrite(
      [
        "A.swift": "import AVFoundation\nclass Reader: NSObject {\n  var layer: AVCaptureVideoPreviewLayer?\n"
          + "  func show() { \(body) }\n}\n"
      ], leavesOut: true)
    XCTAssertTrue(result.texts["A.swift"]?.contains(body) == true, "\(result.texts)")
  }

  /// An optional is nil without the member, and a Boolean value is false.
  func testConditionsThatUseAMemberThatIsLeftOut() {
    let gone = [
      "if reader.layer.isHidden { start() }", "if let layer = reader.layer { start() }",
      "if reader.layer != nil { start() }",
      "if isReady, reader.layer.isHidden { start() }", "if isReady && reader.layer.isHidden { start() }",
      "if let layer = reader.layer as? CALayer { start() }", "if !(reader.layer == nil) { start() }",
    ]
    for body in gone {
      let (text, messages) = rewriteMethod(body)
      XCTAssertFalse(text.contains("start()"), text)
      XCTAssertEqual(messages, ["this statement is left out, because it uses layer, which is left out"], body)
    }
    let replaced = [
      ("if reader.layer == nil { start() }", "if true { start() }"),
      ("if nil == reader.layer { start() }", "if true { start() }"),
      ("if isReady || reader.layer.isHidden { start() }", "if isReady || false { start() }"),
      ("if reader.layer == nil || isReady { start() }", "if true || isReady { start() }"),
      ("if isReady && reader.layer == nil { start() }", "if isReady && true { start() }"),
      ("if !reader.layer.isHidden { start() }", "if true { start() }"),
      ("if (isReady || reader.layer != nil) && isReady { start() }", "if (isReady || false) && isReady { start() }"),
      ("if isReady, reader.layer == nil { start() }", "if isReady, true { start() }"),
    ]
    for (body, expected) in replaced {
      let (text, messages) = rewriteMethod(body)
      let lines = text.split(separator: "\n").map { $0.filter { $0 != " " } }
      XCTAssertTrue(lines.contains(expected.filter { $0 != " " }), text)
      XCTAssertEqual(messages.count, 1, "\(messages)")
      XCTAssertTrue(messages.first?.hasPrefix("a part of this condition is ") == true, "\(messages)")
    }
  }

  func testConditionsWhoseValueIsNotKnownStay() {
    for body in [
      "if reader.layer.opacity < 1 { start() }", "if contains(reader.layer) { start() }",
      "if reader.layer.name == title { start() }", "if case nil = reader.layer { start() }",
      "if let name = reader.layer.name ?? title { start() }",
    ] {
      let (text, messages) = rewriteMethod(body)
      XCTAssertTrue(text.contains(body), text)
      XCTAssertEqual(
        messages, ["this condition uses layer, which is left out; its value without layer is not known"], body)
    }
  }
}
