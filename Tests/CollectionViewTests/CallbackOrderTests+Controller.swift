import TestSupport
import UIKit
import UIKitTesting
import XCTest

// Family controller.
extension CallbackOrderTests {
  var controllerChecks: [String: Check] {
    [
      "cb-cvc-clear-nonanimated": { [self] entry in
        let controller = makeSelected()
        try appear(controller)
        expect(entry, "sequence", words: controller.words)
      },
      "cb-cvc-clear-first-appearance-nav": { [self] entry in
        let controller = makeSelected()
        let app = TestApplication()
        self.app = app
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        let isKept = controller.collectionView.indexPathsForSelectedItems == [[0, 2]]
        if isKept, controller.view.window == nil, controller.states.isEmpty {
          controller.states.append("makeKeyAndVisible returns: still selected, no window yet")
        }
        try app.waitUntilIdle()
        expect(entry, "sequence", words: controller.states)
        let isCleared = controller.collectionView.indexPathsForSelectedItems?.isEmpty ?? true
        expect(entry, try entry.expect.string("selected") == "cleared" && isCleared ? nil : "it is still selected")
      },
      "cb-cvc-retain-first-appearance": { [self] entry in
        let controller = makeSelected()
        controller.clearsSelectionOnViewWillAppear = false
        try appear(controller)
        let stages = controller.words.map { String($0.prefix { $0.isLetter }.dropFirst("view".count)) }
        // In the spelling of the file.
        expect(entry, "sequence", words: stages.map { $0.prefix(1).lowercased() + $0.dropFirst() })
        expect(
          entry, "after", [], ["still selected": controller.collectionView.indexPathsForSelectedItems == [[0, 2]]])
        let isKept = controller.states.count == 3 && controller.states.allSatisfy { $0.hasSuffix("still selected") }
        entry.expect("selected", text: isKept ? "kept in every stage" : "\(controller.states)")
      },
      "cb-cvc-direct-call": { [self] entry in
        let controller = makeSelected()
        controller.viewWillAppear(false)
        let isKept = controller.collectionView.indexPathsForSelectedItems == [[0, 2]]
        expect(entry, "sequence", [], ["selection is not cleared": isKept])
      },
      "cb-cvc-datasource-default": { [self] entry in
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        guard let view = controller.collectionView else { return expect(entry, "no view") }
        controller.view.layoutIfNeeded()
        let counts = (view.numberOfSections, view.numberOfItems(inSection: 0), view.visibleCells.count)
        expect(
          entry, "sequence", [],
          [
            // Linux has no equivalent of `responds(to:)`; the counts show the rest.
            "responds to items and cell, not to sections or supplementary": view.dataSource === controller,
            "numberOfSections=1, items=0, no cells": counts == (1, 0, 0),
          ])
      },
      "cb-cvc-nil-before-load": { [self] entry in
        let layout = UICollectionViewFlowLayout()
        let controller = UICollectionViewController(collectionViewLayout: layout)
        controller.collectionView = nil
        let wasLoaded = controller.isViewLoaded
        let view = controller.collectionView
        expect(
          entry, "sequence", [],
          [
            "setter: the view is not loaded": !wasLoaded,
            "getter: loads the view, one subview": controller.isViewLoaded && controller.view.subviews == [view],
          ])
        let isRight =
          view?.collectionViewLayout === layout && view?.dataSource === controller && view?.delegate === controller
          && view?.frame == UIScreen.main.bounds
        let wanted = "created with the initial layout; data source and delegate are the controller; frame = screen"
        expect(entry, try entry.expect.string("collectionView") == wanted && isRight ? nil : "the view is another one")
      },
      "cb-cvc-nil-after-load": { [self] entry in
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let old = controller.collectionView
        let wasThere = old?.superview === controller.view
        controller.collectionView = nil
        expect(
          entry, "sequence", [],
          [
            "old view removed from its superview": wasThere && old?.superview == nil,
            "old view's dataSource and delegate no longer the controller": old?.dataSource == nil
              && old?.delegate == nil,
          ])
        expect(entry, "after", [], ["the controller view has no subviews": controller.view.subviews.isEmpty])
        let isGone = controller.collectionView == nil && controller.collectionView == nil
        entry.expect("collectionView", text: isGone ? "nil afterwards, also when read again" : "another one")
      },
    ]
  }

  private func makeSelected() -> SelectionStages {
    let controller = SelectionStages(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    controller.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    return controller
  }

  private func appear(_ controller: UIViewController) throws {
    let app = TestApplication()
    self.app = app
    app.show(controller)
    try app.waitUntilIdle()
  }
}

/// A view controller that logs the stages of its appearance and whether an item is selected in each stage.
private final class SelectionStages: UICollectionViewController {
  private(set) var words: [String] = []
  /// The stages, each with the selection at that time.
  var states: [String] = []
  private var wasSelected = true
  private var isSelected: Bool { collectionView.indexPathsForSelectedItems == [[0, 2]] }

  private func add(_ stage: String) {
    if wasSelected, !isSelected { words.append("selection cleared") }
    wasSelected = isSelected
    words.append(stage)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    TestDataSource.register(in: collectionView)
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  override func viewWillAppear(_ animated: Bool) {
    let before = isSelected
    super.viewWillAppear(animated)
    states.append("viewWillAppear: " + (isSelected ? "still selected" : "empty"))
    add("viewWillAppear" + (before && isSelected ? " (selection still there before and after super)" : ""))
  }
  override func viewIsAppearing(_ animated: Bool) {
    states.append("viewIsAppearing: " + (isSelected ? "still selected" : "empty already before super"))
    super.viewIsAppearing(animated)
    add("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    states.append("viewDidAppear: " + (isSelected ? "still selected" : "empty"))
    add("viewDidAppear")
  }
}
