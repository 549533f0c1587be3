import XCTest

final class SelectorRuleTests: RewritingTestCase {
  /// Rewrites a statement in a method of a view controller with some methods.
  private func assert(_ statement: String, becomes expected: String, line: UInt = #line) {
    assert(
      """
      class Controller: UIViewController {
        func run() {
          \(statement)
        }
        @objc func refresh() {}
        @objc func tap(_ sender: UIButton) { print(sender) }
        @objc(named:) func other(_ sender: UIButton) { print(sender) }
        @objc private func show(item: Int) {}
        @objc func both() {}
        @objc func both(_ sender: Any?) {}
        func mixed(_ number: Int) {}
        @objc func mixed() {}
        @objc func load() async {}
        @objc class func make() {}
        @objc var isOn = false
      }
      """, contains: expected, line: line)
  }

  /// On iOS, `NSObject.description` in a selector names the class method, as in mindz-eye/MYTableViewIndex (on GitHub).
  func testTheDescriptionOfObjects() {
    assert(
      "let a = #selector(NSObject.description)\nlet b = #selector(getter: NSObject.description)\n",
      contains: "let a = Selector(\"description\")")
    assert(
      "class A: NSObject {\n  @objc static func hash(_ a: Int) {}\n}\nlet a = #selector(A.hash(_:))\n",
      contains: "let a = Selector(\"hash:\", { (object: A.Type) in { (a0: Int) -> Void in object.hash(a0) } })")
  }

  /// Found in detroit-labs/BottomSheetPresentation: a name cannot follow a line break after its dot.
  func testReferencesOnLinesOfTheirOwn() {
    let text = rewrite(
      """
      class A: NSObject {
        let other = B()
        @objc func tap(_ sender: AnyObject) {}
        func f() {
          let a = #selector(
            A.tap(_:)
          )
          let b = #selector(other
            .tap(_:))
        }
      }
      """)
    let joined = text.split(separator: "\n").map { String($0).trimmed }.joined(separator: "|")
    XCTAssertTrue(joined.contains("let a = Selector(|\"tap:\", A.tap(_:)"), text)
    XCTAssertTrue(joined.contains("let b = Selector(_of: other,|\"tap:\", { $0.tap(_:) })"), text)
  }

  /// Found in vhesener/Closures: the compiler does not find the parameters of a closure in a pattern.
  func testSelectorsInPatternsAreNames() {
    assert(
      """
      class A: NSObject {
        @objc(numberOfPartsIn:) func parts(in view: UIPickerView) {}
        @objc func move(_ a: UITouch) {}
        @objc func move(_ a: UIPress) {}
        func f(_ s: Selector) {
          switch s {
          case #selector(A.parts(in:)): break
          case #selector((A.move(_:)) as (A) -> (UITouch) -> Void): break
          default: _ = #selector((A.move(_:)) as (A) -> (UIPress) -> Void)
          }
        }
      }
      """,
      contains: "case Selector(\"numberOfPartsIn:\"): break", "case Selector(\"move:\"): break",
      "default: _ = Selector(\"move:\", A.move(_:)  as (A) -> (UIPress) -> Void)")
  }

  func testSelectorsInPartsOfPatternsAreNames() {
    assert(
      """
      class A: NSObject {
        @objc func tap() {}
        func f(_ s: Selector?, _ n: Int) {
          switch s {
          case #selector(tap)?: break
          case .some(#selector(A.tap)): break
          default: break
          }
          switch (s!, n) {
          case (#selector(tap), 1): break
          case (#selector(tap), let m): f(#selector(tap), m)
          default: break
          }
        }
      }
      """,
      contains: "case Selector(\"tap\")?: break", "case .some(Selector(\"tap\")): break",
      "case (Selector(\"tap\"), 1): break", "case (Selector(\"tap\"), let m): f(Selector(\"tap\", A.tap), m)")
  }

  /// Found in xmartlabs/Eureka.
  func testTypesWithNamesOfAnyForm() {
    assert(
      "class _Cell: NSObject {\n@objc func tap(_ a: Any) {}\nlet s = #selector(_Cell.tap(_:))\n}\n"
        + "class cell: NSObject {\n@objc func tap(_ a: Any) {}\nlet s = #selector(cell.tap(_:))\n}\n",
      contains: "let s = Selector(\"tap:\", _Cell.tap(_:))", "let s = Selector(\"tap:\", cell.tap(_:))")
  }

  func testOwnMethods() {
    assert("use(#selector(refresh))", becomes: "use(Selector(\"refresh\", Controller.refresh))")
    assert("use(#selector(tap))", becomes: "use(Selector(\"tap:\", Controller.tap))")
    assert("use(#selector(tap(_:)))", becomes: "use(Selector(\"tap:\", Controller.tap(_:)))")
    assert("use(#selector(self.tap(_:)))", becomes: "use(Selector(\"tap:\", Controller.tap(_:)))")
    assert("use(#selector(self?.refresh))", becomes: "use(Selector(\"refresh\", Controller.refresh))")
    assert("use(#selector(Self.tap))", becomes: "use(Selector(\"tap:\", Controller.tap))")
    assert("use(#selector(Controller.tap))", becomes: "use(Selector(\"tap:\", Controller.tap))")
    assert("use(#selector((refresh)))", becomes: "use(Selector(\"refresh\", Controller.refresh ))")
  }

  func testAnOverrideCanUseTheGestureRecognizer() {
    let text = rewrite(
      """
      class Controller: UIViewController {
        @objc func press(_ sender: UILongPressGestureRecognizer) { run(#selector(press(_:))) }
      }
      class Detail: Controller {
        override func press(_ sender: UILongPressGestureRecognizer) { print(sender.state) }
      }
      """)
    XCTAssertFalse(text.contains("unsafeBitCast"), text)
  }

  /// HexaCalc's action for a double tap takes a long press, which Objective-C does not notice.
  func testAnUnusedGestureRecognizerMayBeOfAnyClass() {
    let text = """
      class Controller: UIViewController {
        @objc func press(_ sender: UILongPressGestureRecognizer) {
          run(#selector(press(_:)))
        }
        @objc func move(_ sender: UIPanGestureRecognizer) {
          run(#selector(move(_:)), sender)
        }
      }
      """
    assert(
      text,
      contains:
        "run(Selector(\"press:\", { (object: Controller) in { (sender: AnyObject?) in object.press("
        + "unsafeBitCast(sender ?? object, to: UILongPressGestureRecognizer.self)) } }))",
      "run(Selector(\"move:\", Controller.move(_:)), sender)")
  }

  func testNamesOfObjectiveC() {
    assert("use(#selector(other))", becomes: "use(Selector(\"named:\", Controller.other))")
    assert("use(#selector(show(item:)))", becomes: "use(Selector(\"showWithItem:\", Controller.show(item:)))")
  }

  func testOverloads() {
    assert(
      "use(#selector(both(_:)))", becomes: "use(Selector(\"both:\", Controller.both(_:)))")
    assert(
      "use(#selector(both as () -> Void))",
      becomes: "use(Selector(\"both\", Controller.both as (Controller) -> () -> Void))")
    assert(
      "use(#selector(Controller.both as (Controller) -> () -> Void))",
      becomes: "use(Selector(\"both\", Controller.both as (Controller) -> () -> Void))")
    assert(
      "use(#selector(mixed))", becomes: "use(Selector(\"mixed\", Controller.mixed as (Controller) -> () -> Void))")
  }

  func testAccessors() {
    assert(
      "use(#selector(getter: isOn))",
      becomes: "use(Selector(\"isOn\", { (object: Controller) in { object.isOn } }))")
    assert(
      "use(#selector(setter: Controller.isOn))",
      becomes: "use(Selector(\"setIsOn:\", { (object: Controller) in { object.isOn = $0 } }))")
  }

  func testMethodsThatOnlyTheirObjectKnows() {
    assert("use(#selector(webView.reload))", becomes: "use(Selector(_of: webView, \"reload\", { $0.reload }))")
    assert("use(#selector(webView?.reload))", becomes: "use(Selector(_of: webView, \"reload\", { $0.reload }))")
  }

  func testAsynchronousAndClassMethods() {
    assert(
      "use(#selector(load))",
      becomes: "use(Selector(\"loadWithCompletionHandler:\", "
        + "{ (object: Controller) in { () -> Void in _ = Task { await object.load() } } }))")
    assert(
      "use(#selector(make))",
      becomes: "use(Selector(\"make\", { (object: Controller.Type) in { () -> Void in object.make() } }))")
  }

  /// Gifu (on GitHub) calls a method of the main actor of an object that is on no actor.
  func testMethodsOfTheMainActorOfOtherObjects() {
    let text = """
      class Proxy {
        @MainActor @objc func tick(_ link: CADisplayLink) {}
      }
      @MainActor class Clock {
        @MainActor @objc func tick() {}
      }
      class Panel: UIView {
        @MainActor @objc func tick() {}
        let a = [#selector(Proxy.tick), #selector(Clock.tick), #selector(Panel.tick)]
      }
      """
    assert(
      text,
      contains:
        "let a = [Selector(\"tick:\", Proxy.tick), Selector(\"tick\", Clock.tick), Selector(\"tick\", Panel.tick)]")
    options.swiftVersion = "6"
    let closure =
      "Selector(\"tick:\", { (object: Proxy) in nonisolated(unsafe) let object = object; "
      + "return { (a0: CADisplayLink) -> Void in object.tick(a0) } })"
    assert(
      text, contains: "let a = [\(closure), Selector(\"tick\", Clock.tick), Selector(\"tick\", Panel.tick)]")
    XCTAssertTrue(rewrite(text).contains("case \"tick:\": return \(closure)"), rewrite(text))
  }

  func testMethodsOfUIKit() {
    assert("use(#selector(UIView.endEditing))", becomes: "use(Selector(\"endEditing:\", UIView.endEditing))")
    assert("use(#selector(UITableView.reloadData))", becomes: "use(Selector(\"reloadData\", UITableView.reloadData))")
    assert(
      "use(#selector(UIResponderStandardEditActions.copy(_:)))", becomes: "use(Selector(\"copy:\"))")
    assert(
      "use(#selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))",
      becomes: "use(Selector(\"tableView:didSelectRowAt:\"))")
    assert(
      "use(#selector(UITableViewDataSource.tableView(_:cellForRowAt:)))",
      becomes: "use(Selector(\"tableView:cellForRowAt:\", "
        + "{ (object: any UITableViewDataSource) in object.tableView(_:cellForRowAt:) }))")
  }

  func testTheTypeIsTheOneThatHasTheMethod() {
    assert(
      "class Outer: UIViewController {\n  @objc func done() {}\n  class Inner {\n    let a = #selector(done)\n  }\n}",
      contains: "let a = Selector(\"done\", Outer.done)")
    assert(
      "extension UIViewController {\n  @objc func hide() {}\n}\nclass A: UIViewController {\n  let a = #selector(hide)\n}",
      contains: "let a = Selector(\"hide\", A.hide)")
    assert(
      "extension Outer.Inner {\n  @objc func done() {}\n  func a() { use(#selector(done)) }\n}",
      contains: "func a() { use(Selector(\"done\", Outer.Inner.done)) }")
  }

  func testMoreThanThreeArguments() {
    let result = rewrite([
      "A.swift": "class A {\n  @objc func f(_ a: Int, b: Int, c: Int, d: Int) {}\n  let s = #selector(f)\n}"
    ])
    XCTAssertEqual(result.diagnostics.map(\.line), [3])
  }

  func testNonsense() {
    let result = rewrite(["A.swift": "let a = #selector(1 + 2)\nlet b = #selector()\n"])
    XCTAssertEqual(result.diagnostics.map(\.severity), [.error, .error])
  }

  /// exyte/Macaw (on GitHub) has an enumeration with this name for the selectors of style sheets.
  func testATypeOfTheModuleWithTheNameSelector() {
    let text = rewrite(
      "enum Selector { case byTag(String) }\nclass A: UIView {\n  @objc func tap(_ sender: UIView) { print(sender) }\n"
        + "  func add() -> Selector {\n    a(#selector(tap))\n    a(#selector(UIResponder.copy(_:)))\n"
        + "    a(#selector(getter: isOn))\n    return .byTag(\"\")\n  }\n  @objc var isOn = true\n}\n")
    for expected in [
      "a(QuartzCore.Selector(\"tap:\", A.tap))", "a(QuartzCore.Selector(\"copy:\"", "a(QuartzCore.Selector(\"isOn\", {",
      "func _selector(named name: String) -> QuartzCore.Selector? {",
      "case \"tap:\": return QuartzCore.Selector(\"tap:\", A.tap(_:))", "func add() -> Selector {",
    ] {
      XCTAssertTrue(text.contains(expected), "“\(expected)” is missing in:\n\(text)")
    }
    XCTAssertFalse(rewrite("extension Selector { static let a = #selector(A.a) }\n").contains("QuartzCore"))
  }
}
