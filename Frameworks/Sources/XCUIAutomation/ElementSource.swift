import Foundation
import UITestInterface

/// A query in an application. It is performed each time a test reads something of its result, because the
/// application changes.
struct ElementSource: @unchecked Sendable {
  /// The bundle identifier of the application, or nil for the one that the running test is for.
  var identifier: String?
  var query: ElementQuery

  var process: ApplicationProcess? { ApplicationProcess.find(identifier) }

  func adding(_ step: ElementQuery.Step) -> ElementSource {
    ElementSource(identifier: identifier, query: query.adding(step))
  }

  /// Returns the elements that the query finds now, or nil if the application is not running.
  ///
  /// - Parameter isEnough: A closure that returns whether a result needs no rows outside of the visible area. These are
  ///   read only if it returns `false`.
  func result(isEnough: (ElementQuery.Result) -> Bool = { !$0.found.isEmpty }) -> ElementQuery.Result? {
    XCUITestCase.current?.leaveAfterFailure()
    guard let process, process.isRunning, case .snapshot(let tree)? = process.send(.snapshot(offscreenRows: false))
    else { return nil }
    let result = query.result(in: tree)
    guard !isEnough(result), Self.hasRowsWithoutContent(tree),
      case .snapshot(let all)? = process.send(.snapshot(offscreenRows: true))
    else { return result }
    return query.result(in: all)
  }

  private static func hasRowsWithoutContent(_ element: ElementSnapshot) -> Bool {
    element.kind == .cell && element.children.isEmpty || element.children.contains(where: hasRowsWithoutContent)
  }

  /// Returns whether a touch reaches an element of the last snapshot.
  func isHittable(_ element: ElementSnapshot) -> Bool {
    guard case .hitPoint(_, let isHittable)? = process?.send(.hitPoint(element: element.id, scrolls: false)) else {
      return false
    }
    return isHittable
  }

  var found: [ElementSnapshot] { result()?.found ?? [] }

  /// Returns the only element that the query finds, or the reason why there is none, in Apple's words.
  func single() -> Result<ElementSnapshot, ElementError> {
    guard let process else { return .failure(ElementError("Application is not running")) }
    guard let result = result() else {
      return .failure(ElementError("Application '\(process.identifier)' is not running"))
    }
    if result.found.count == 1 { return .success(result.found[0]) }
    if result.found.isEmpty {
      let what = result.failedStep?.description ?? "the query"
      let input = result.input.prefix(40).map { "\n    " + $0.summary }.joined(separator: ",")
      return .failure(ElementError("No matches found for \(what) from input {(\(input)\n)}"))
    }
    let list = result.found.prefix(20).map { "\n    " + $0.summary }.joined()
    let what = query.steps.last?.description ?? "query"
    return .failure(ElementError("Multiple matching elements found for \(what).\nMatching elements:\(list)"))
  }
}

/// The reason why there is no element.
struct ElementError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
