import QuartzCore
import SwiftABI
import TestSupport
import UIKit
import XCTest

/// Checks of whether a type implements an optional method, with every kind of type and every such method.
@preconcurrency @MainActor
final class OptionalMethodTests: XCTestCase {
  private class InheritsFromOtherModule: AnsweringDelegate {}
  private class InheritsSilence: SilentDelegate {}

  /// A check of a method. It returns whether a class implements the method, or `nil` if the class does not conform to
  /// the protocol.
  private struct Question {
    let name: String
    /// The function that is called for types without the method.
    let fallback: Forwarder.Target?
    let ask: @MainActor (AnyClass) -> Bool?

    @MainActor
    init<Metatype>(
      _ name: String, _ method: OptionalMethod<Metatype>, _ metatype: @escaping @MainActor (AnyClass) -> Metatype?
    ) {
      self.name = name
      fallback = method.requirement?.fallback
      ask = { metatype($0).map { method.isImplemented(by: $0) } }
    }
  }

  private let questions: [Question] = {
    let delegates: [(String, OptionalMethod<any UITableViewDelegate.Type>)] = [
      ("heightForRowAt", TableMethods.rowHeight), ("heightForHeaderInSection", TableMethods.headerHeight),
      ("heightForFooterInSection", TableMethods.footerHeight), ("estimatedHeightForRowAt", TableMethods.rowEstimate),
      ("estimatedHeightForHeaderInSection", TableMethods.headerEstimate),
      ("estimatedHeightForFooterInSection", TableMethods.footerEstimate),
      ("viewForHeaderInSection", TableMethods.headerView), ("viewForFooterInSection", TableMethods.footerView),
      ("indentationLevelForRowAt", TableMethods.indentationLevel),
    ]
    let sources: [(String, OptionalMethod<any UITableViewDataSource.Type>)] = [
      ("commit", TableMethods.commit), ("titleForHeaderInSection", TableMethods.headerTitle),
      ("titleForFooterInSection", TableMethods.footerTitle), ("canMoveRowAt", TableMethods.canMoveRow),
      ("moveRowAt", TableMethods.moveRow),
    ]
    let flows: [(String, OptionalMethod<any UICollectionViewDelegateFlowLayout.Type>)] =
      [("sizeForItemAt", FlowDelegateMethods.itemSize)]
      + FlowDelegateMethods.sections.enumerated().map { ("section method \($0.offset)", $0.element) }
    let texts: [(String, OptionalMethod<any UITextViewDelegate.Type>)] = [
      ("primaryActionFor", TextViewDelegateMethods.primaryAction),
      ("menuConfigurationFor", TextViewDelegateMethods.menu),
    ]
    let tabs: [(String, OptionalMethod<any UITabBarControllerDelegate.Type>)] = [
      ("shouldSelectTab", TabDelegateMethods.shouldSelect), ("didSelectTab", TabDelegateMethods.didSelect),
    ]
    let pages: [(String, OptionalMethod<any UIPageViewControllerDataSource.Type>)] = [
      ("presentationCount", PageSourceMethods.count), ("presentationIndex", PageSourceMethods.index),
    ]
    var all: [Question] = []
    all += delegates.map { Question($0.0, $0.1) { $0 as? any UITableViewDelegate.Type } }
    all += sources.map { Question($0.0, $0.1) { $0 as? any UITableViewDataSource.Type } }
    all += flows.map { Question($0.0, $0.1) { $0 as? any UICollectionViewDelegateFlowLayout.Type } }
    all += pages.map { Question($0.0, $0.1) { $0 as? any UIPageViewControllerDataSource.Type } }
    all += tabs.map { Question($0.0, $0.1) { $0 as? any UITabBarControllerDelegate.Type } }
    all += texts.map { Question($0.0, $0.1) { $0 as? any UITextViewDelegate.Type } }
    all.append(
      Question("configurationForConnecting", ApplicationDelegateMethods.configuration) {
        $0 as? any UIApplicationDelegate.Type
      })
    all.append(
      Question("viewControllerForPreview", DocumentInteractionMethods.previewParent) {
        $0 as? any UIDocumentInteractionControllerDelegate.Type
      })
    all.append(
      Question("moveItemAt", MovementMethods.moveItem) { $0 as? any UICollectionViewDataSource.Type })
    all.append(
      Question("didUpdateCommitTransition", PreviewInteractionMethods.commit) {
        $0 as? any UIPreviewInteractionDelegate.Type
      })
    all.append(Question("viewForRow", PickerDelegateMethods.rowView) { $0 as? any UIPickerViewDelegate.Type })
    all.append(Question("draw(_:in:)", LayerDelegateMethods.draw) { $0 as? any CALayerDelegate.Type })
    return all
  }()

  private func check(
    _ types: [AnyClass], _ expected: Bool, questions count: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    for type in types {
      var asked = 0
      for question in questions {
        guard let answer = question.ask(type) else { continue }
        asked += 1
        XCTAssertEqual(answer, expected, "\(type): \(question.name)", file: file, line: line)
      }
      XCTAssertEqual(asked, count, "\(type)", file: file, line: line)
    }
  }

  /// Each default implementation is a separate function. It is found, does not forward to another function, and is not
  /// merged with another one.
  func testDefaultsAreFunctionsOfTheirOwn() {
    var known: [UInt: String] = [:]
    for question in questions {
      guard case .function(let address) = question.fallback else {
        XCTFail("\(question.name): no default was found")
        continue
      }
      XCTAssertNil(Forwarder.target(of: address), "\(question.name): the default forwards")
      if let other = known.updateValue(question.name, forKey: address) {
        XCTFail("\(question.name) and \(other) have one default")
      }
    }
    XCTAssertEqual(known.count, 32)
  }

  func testTypesThatLeaveTheMethodsOut() {
    check(
      [
        LeavesOut.self, LeavesOutOpenly.self, InheritsNothing.self, GenericLeavesOut<Int>.self,
        GenericLeavesOut<(String, CGRect)>.self, GenericInheritsNothing.self, RefiningLeavesOut.self,
        SilentDelegate.self, InheritsSilence.self,
      ], false, questions: 24)
  }

  func testTypesThatHaveThem_themselvesOrInASuperclass() {
    check(
      [Answers.self, InheritsAnswers.self, OverridesAnswers.self, AnswersFinally.self, AnswersInExtension.self], true,
      questions: 24)
  }

  func testTypesThatHaveThem_inAGenericBase() {
    check(
      [
        GenericAnswers<Int>.self, GenericAnswers<(String, CGRect)>.self, InheritsGenericAnswers.self,
      ], true, questions: 24)
  }

  func testTypesThatHaveThem_byAProtocolThatRefinesOurs() {
    check([Supplied.self, GenericSupplied<Int>.self, GenericSupplied<String>.self], true, questions: 24)
  }

  func testTypesThatHaveThem_inAnotherModule() {
    check([AnsweringDelegate.self, InheritsFromOtherModule.self], true, questions: 24)
  }

  func testControllers_haveWhatTheyOverride() {
    // They do not conform to the delegate protocols of flow layouts, text views, pickers and layers.
    check([UITableViewController.self, LeavesOutOverrides.self], false, questions: 14)
    check([Overrides.self, InheritsOverrides.self, GenericOverrides<Int>.self], true, questions: 14)
    XCTAssertTrue(TableMethods.rowHeight.isImplemented(by: OverridesByCallingSuper.self))
    XCTAssertFalse(TableMethods.headerHeight.isImplemented(by: OverridesByCallingSuper.self))
  }

  func testDataSourcesOfCollectionViews() {
    class Fixed: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    final class Moves: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {}
    }
    final class Controller: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
      ) {}
    }
    check([Fixed.self, UICollectionViewController.self], false, questions: 1)
    check([Moves.self, Controller.self], true, questions: 1)
  }

  func testDelegatesOfPreviewInteractions() {
    class Silent: NSObject, UIPreviewInteractionDelegate {
      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
      ) {}
      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}
    }
    final class Committing: Silent {
      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
      ) {}
    }
    final class WithCommit: NSObject, UIPreviewInteractionDelegate {
      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
      ) {}
      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}
      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
      ) {}
    }
    // A method that only a subclass adds does not belong to the conformance of its superclass.
    check([Silent.self, Committing.self], false, questions: 1)
    check([WithCommit.self], true, questions: 1)
  }

  /// Each check belongs to its own method, because the indexes in the tables are in the order of the declarations.
  func testQuestionsAreAboutTheirOwnMethods() {
    func place<Metatype>(_ method: OptionalMethod<Metatype>) -> Int { method.requirement?.index ?? -1 }
    let flow = [place(FlowDelegateMethods.itemSize)] + FlowDelegateMethods.sections.map { place($0) }
    XCTAssertEqual(flow, Array(flow[0]..<flow[0] + 6), "the order of UICollectionViewDelegateFlowLayout")
    final class Three: WithRows, UITableViewDelegate, UITableViewDataSource {
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 3 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    }
    let has = questions.filter { $0.ask(Three.self) == true }.map(\.name)
    XCTAssertEqual(has, ["heightForFooterInSection", "viewForHeaderInSection", "titleForFooterInSection"])
  }

  /// A method that forwards to the default implementation of another object counts as implemented, because it may
  /// forward only for some rows.
  func testAMethodThatForwardsToAnObjectWithoutIt() {
    final class Proxy: NSObject, UITableViewDelegate {
      let inner = LeavesOut()
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        inner.tableView(tableView, heightForRowAt: indexPath)
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        inner.tableView(tableView, heightForHeaderInSection: section) + 10
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let other: any UITableViewDelegate = inner
        return other.tableView(tableView, viewForHeaderInSection: section)
      }
    }
    let has = questions.filter { $0.ask(Proxy.self) == true }.map(\.name)
    XCTAssertEqual(has, ["heightForRowAt", "heightForHeaderInSection", "viewForHeaderInSection"])
  }

  /// A method of a subclass is not a witness if its superclass conforms without the method. Swift then calls the
  /// default implementation, and so does Tessera.
  func testAMethodThatIsNoWitness() {
    class Adds: LeavesOutOpenly {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 99 }
    }
    XCTAssertFalse(TableMethods.rowHeight.isImplemented(by: Adds.self))
    let table = UITableView()
    table.rowHeight = 31
    let delegate: any UITableViewDelegate = Adds()
    XCTAssertEqual(delegate.tableView(table, heightForRowAt: [0, 0]), 31)
  }

  func testStandardActions_areThoseThatAreOverridden() {
    class Copies: UIResponder {
      override func copy(_ sender: Any?) {}
      override func decreaseSize(_ sender: Any?) {}
    }
    class Inherits: Copies {}
    class CallsSuper: UIResponder {
      override func paste(_ sender: Any?) { super.paste(sender) }
    }
    func actions(_ type: UIResponder.Type) -> [String] {
      StandardEditActions.names.filter { StandardEditActions.isOverridden($0, in: type) }.sorted()
    }
    XCTAssertEqual(actions(UIResponder.self), [])
    XCTAssertEqual(actions(Copies.self), ["copy:", "decreaseSize:"])
    XCTAssertEqual(actions(Inherits.self), ["copy:", "decreaseSize:"])
    XCTAssertEqual(actions(CallsSuper.self), ["paste:"])
    XCTAssertTrue(Copies().canPerformAction(Selector("copy:"), withSender: nil))
    XCTAssertFalse(Copies().canPerformAction(Selector("cut:"), withSender: nil))
  }
}
