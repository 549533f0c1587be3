import SwiftSyntax

/// Adds declarations of Apple's XCTest that XCTest on Linux does not have. They are added to the test modules that use
/// them.
enum TestSupportRule: Rule {
  /// The name of the file that is added to the module.
  static let fileName = "TesseraXCTest.swift"

  /// Lets tests on the main actor, and those of a class on it, be called from Linux's XCTest, whose classes are on none.
  static func apply(_ session: RewritingSession) {
    guard session.options.isTestModule else { return }
    for (number, file) in session.files.enumerated() { rewriteReferences(file, &session.edits[number]) }
    let superclass =
      session.options.isUITestModule ? "XCUITestCase" : expectsFailures(session) ? expectingClass : nil
    for type in session.index.entries where isTestCase(type, session) {
      if let superclass { replaceSuperclass(of: type, by: superclass, session) }
      if let (file, _) = type.declaration, let node = type.classNode { admit(node.attributes, &session.edits[file]) }
      for member in type.members {
        guard let function = member.node.as(FunctionDeclSyntax.self) else { continue }
        admit(function.attributes, &session.edits[member.file])
        if type.firstInherited == "XCTestCase", member.isOverride, member.isAsync {
          removeCalls(of: function, session.files[member.file], &session.edits[member.file])
        }
      }
    }
  }

  private static func isTestCase(_ type: TypeEntry, _ session: RewritingSession) -> Bool {
    session.index.firstInChain(of: type) { $0.firstInherited?.hasSuffix("TestCase") == true ? true : nil } ?? false
  }

  /// Replaces the superclass `XCTestCase`: in UI tests by one whose tests end at their first failure if they say so, and in
  /// modules that expect failures by one that knows them.
  private static func replaceSuperclass(of type: TypeEntry, by name: String, _ session: RewritingSession) {
    guard let (file, _) = type.declaration,
      let inherited = type.classNode?.inheritanceClause?.inheritedTypes.first?.type,
      ["XCTestCase", "XCTest.XCTestCase"].contains(inherited.trimmedDescription)
    else { return }
    session.edits[file].replace(inherited.start..<inherited.end, with: name)
  }

  /// Adds `@preconcurrency` to `@MainActor`.
  private static func admit(_ attributes: AttributeListSyntax, _ edits: inout FileEdits) {
    guard let attribute = attributes.named("MainActor"), !attributes.has("preconcurrency") else { return }
    edits.insert("@preconcurrency ", at: attribute.start)
  }

  /// Removes `try await super.setUp()` from an override. `XCTestCase` does nothing in its asynchronous methods, and on
  /// Linux they are on no actor, so that a test class on the main actor cannot call them.
  private static func removeCalls(of function: FunctionDeclSyntax, _ file: ParsedFile, _ edits: inout FileEdits) {
    let call = "try await super.\(function.name.text)()"
    for statement in function.body?.statements ?? [] where statement.item.trimmedDescription == call {
      edits.blank(statement.item.start..<statement.item.end, in: file)
    }
  }

  /// Replaces a method reference such as `completion: expectation.fulfill` by a closure. On Linux, the method has
  /// parameters with default values.
  private static func rewriteReferences(_ file: ParsedFile, _ edits: inout FileEdits) {
    for access in file.nodes.memberAccesses
    where access.declName.baseName.text == "fulfill" && access.declName.argumentNames == nil && access.base != nil {
      let call = access.parent?.as(FunctionCallExprSyntax.self)
      if call?.calledExpression.id == ExprSyntax(access).id { continue }
      if access.parent?.parent?.parent?.is(MacroExpansionExprSyntax.self) == true { continue }
      edits.insert("{ ", at: access.start)
      edits.insert("() }", at: access.end)
    }
  }

  private static let names: Set<String> = [
    "XCTContext", "XCTActivity", "XCTAttachment", "XCTMetric", "XCTClockMetric", "XCTCPUMetric",
    "XCTMemoryMetric", "XCTStorageMetric", "XCTMeasureOptions", "XCTKVOExpectation", "keyValueObservingExpectation",
  ]

  /// Returns whether code for Linux alone declares a type of Apple's XCTest.
  static func replacesXCTest(_ node: IfConfigDeclSyntax) -> Bool {
    node.clauses.contains { clause in
      guard clause.condition?.trimmedDescription.contains("os(Linux)") == true,
        case .statements(let statements) = clause.elements
      else { return false }
      return statements.contains { statement in
        let name = statement.item.asProtocol((any DeclGroupSyntax).self)?.asProtocol((any NamedDeclSyntax).self)?.name
        return ["XCTAttachment", "XCTActivity", "XCTContext"].contains(name?.text)
      }
    }
  }

  /// Returns the text of the file that the module needs, or nil if it uses none of the declarations.
  static func addition(_ session: RewritingSession) -> String? {
    // A library for tests can declare attachments for Linux, which its code for iOS does not use.
    if !session.options.isTestModule {
      let isReplaced = session.files.contains { $0.nodes.conditions.contains(where: replacesXCTest) }
      return isReplaced && !session.options.keepsConditions ? attachmentText : nil
    }
    // The module of UI tests has these declarations, with pictures of the screen as attachments.
    guard !session.options.isUITestModule else { return nil }
    let isUsed = session.files.contains { file in file.nodes.identifiers.contains { names.contains($0.text) } }
    // A test class can be a delegate, because on iOS its superclass is an `NSObject`.
    let hasProtocols = session.index.entries.contains { $0.inherited.count > 1 && isTestCase($0, session) }
    let asksForClass = session.files.contains { file in file.nodes.identifiers.contains { $0.text == "classForCoder" } }
    let parts = [
      isUsed ? attachmentText + "\n" + text : nil, expectsFailures(session) ? expectedFailureText : nil,
      hasProtocols ? objectText : nil, asksForClass ? classText : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static let objectText = """
    // On iOS, test cases are objects of the class `NSObject`, so that they can be delegates.
    import Foundation
    import XCTest

    extension XCTestCase: @retroactive NSObjectProtocol {
      public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
      public var hash: Int { ObjectIdentifier(self).hashValue }
      public func `self`() -> Self { self }
      public func isProxy() -> Bool { false }
      public var description: String { name }
      public var debugDescription: String { name }
    }

    """

  private static let classText = """
    // On iOS, `XCTestCase` is a subclass of `NSObject`, which has this property. `Bundle(for: classForCoder)` finds the files of the tests.
    import XCTest

    extension XCTestCase {
      var classForCoder: AnyClass { type(of: self) }
    }

    """

  /// The declarations for attachments. They are public, because libraries for tests have them in their interfaces.
  private static let attachmentText = """
    // Declarations of Apple's XCTest that the one for Linux lacks. Attachments are not kept.
    import UIKit
    import XCTest

    public protocol XCTActivity {
      var name: String { get }
      func add(_ attachment: XCTAttachment)
    }

    public struct XCTContext {
      private struct Activity: XCTActivity {
        let name: String
        func add(_ attachment: XCTAttachment) {}
      }

      public static func runActivity<Result>(
        named name: String, block: (XCTActivity) throws -> Result
      ) rethrows -> Result {
        try block(Activity(name: name))
      }
    }

    public final class XCTAttachment: NSObject {
      public enum Lifetime: Sendable { case keepAlways, deleteOnSuccess }
      public var name: String?
      public var lifetime = Lifetime.deleteOnSuccess
      public init(string: String) {}
      public init(data: Data) {}
      public init(image: UIImage) {}
      public init(image: UIImage, quality: Int) {}
      public init(contentsOfFile url: URL) {}
      public init(data: Data, uniformTypeIdentifier: String) {}
    }

    extension XCTestCase {
      public func add(_ attachment: XCTAttachment) {}
    }

    """

  private static let text = """
    // Metrics measure the time.
    protocol XCTMetric {}
    struct XCTClockMetric: XCTMetric { init() {} }
    struct XCTCPUMetric: XCTMetric { init() {} }
    struct XCTMemoryMetric: XCTMetric { init() {} }
    struct XCTStorageMetric: XCTMetric { init() {} }
    final class XCTMeasureOptions { var iterationCount = 5; init() {} }

    extension XCTestCase {
      func measure(metrics: [XCTMetric], block: () -> Void) { measure { block() } }
      func measure(options: XCTMeasureOptions, block: () -> Void) { measure { block() } }
      func measure(metrics: [XCTMetric], options: XCTMeasureOptions, block: () -> Void) { measure { block() } }
    }

    /// Observes the value at a key path until a test of it succeeds.
    private final class ValueObserver: NSObject, _KeyValueObserving, @unchecked Sendable {
      private let object: NSObject
      private let keyPath: String
      private let handler: (Any?, [AnyHashable: Any]) -> Bool
      private var succeeded: (() -> Void)?
      private var isObserving = false

      init(_ object: Any, _ keyPath: String, _ handler: @escaping (Any?, [AnyHashable: Any]) -> Bool) {
        guard let object = object as? NSObject else { fatalError("\\(object) is no NSObject, so \\(keyPath) cannot be observed") }
        self.object = object
        self.keyPath = keyPath
        self.handler = handler
      }

      func start(_ options: NSKeyValueObservingOptions, _ succeeded: @escaping () -> Void) {
        // A property that is not `dynamic` cannot be observed, but its present value may be the expected one.
        if options.contains(.initial), handler(object, [:]) { return succeeded() }
        self.succeeded = succeeded
        isObserving = true
        object.addObserver(self, forKeyPath: keyPath, options: options.subtracting(.initial), context: nil)
      }

      @preconcurrency @MainActor func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
      ) {
        var information: [AnyHashable: Any] = [:]
        for (key, value) in change ?? [:] { information[key] = value }
        guard let action = succeeded, handler(self.object, information) else { return }
        succeeded = nil
        action()
      }

      deinit { if isObserving { object.removeObserver(self, forKeyPath: keyPath, context: nil) } }

      static func value(_ keyPath: String, equals expected: Any?) -> (Any?, [AnyHashable: Any]) -> Bool {
        { object, _ in
          guard let expected else { return true }
          let value = (object as? NSObject)?.value(forKeyPath: keyPath)
          if let value = value as? NSNumber, let expected = expected as? NSNumber { return value == expected }
          return (value as? AnyHashable).map { $0 == expected as? AnyHashable } ?? false
        }
      }
    }

    class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
      typealias Handler = (Any?, [AnyHashable: Any]) -> Bool
      let keyPath: String
      let observedObject: Any
      let expectedValue: Any?
      let options: NSKeyValueObservingOptions
      var handler: Handler?
      private var observer: ValueObserver?

      init(keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions = [.initial]) {
        self.keyPath = keyPath
        observedObject = object
        self.expectedValue = expectedValue
        // Without a value, the next change is expected.
        self.options = expectedValue == nil ? options.subtracting(.initial) : options
        super.init(description: "Expect value of '\\(keyPath)' of \\(object) to be '\\(expectedValue ?? "changed")'")
        let test = ValueObserver.value(keyPath, equals: expectedValue)
        let observer = ValueObserver(object, keyPath) { [weak self] in self?.handler?($0, $1) ?? test($0, $1) }
        self.observer = observer
        observer.start(self.options) { [weak self] in self?.fulfill() }
      }
    }

    extension XCTestCase {
      @discardableResult
      func keyValueObservingExpectation(
        for object: Any, keyPath: String, handler: ((Any?, [AnyHashable: Any]) -> Bool)? = nil
      ) -> XCTestExpectation {
        let observer = ValueObserver(object, keyPath, handler ?? { _, _ in true })
        let expectation = expectation(description: "Expect a change of '\\(keyPath)' of \\(object)")
        observer.start([.new, .old]) { expectation.fulfill() }
        addTeardownBlock { _ = observer }
        return expectation
      }

      @discardableResult
      func keyValueObservingExpectation(for object: Any, keyPath: String, expectedValue: Any?) -> XCTestExpectation {
        let observer = ValueObserver(object, keyPath, ValueObserver.value(keyPath, equals: expectedValue))
        let expectation = expectation(description: "Expect value of '\\(keyPath)' of \\(object) to be '\\(expectedValue ?? "changed")'")
        observer.start(expectedValue == nil ? [.new] : [.new, .initial]) { expectation.fulfill() }
        addTeardownBlock { _ = observer }
        return expectation
      }
    }

    """
}
