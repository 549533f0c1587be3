/// A slot of an application context, which stores the object of one concern. When the context is dropped, the objects are released in
/// the order of the cases.
enum ContextSlot: Int, CaseIterable {
  // The application and its objects.
  case application, screen, device, mainMenu, contextMenu, menuController, pasteboards, launch, desktopOpener,
    printSpooler, printController
  case keyWindow
  // Frames.
  case frameLoop, frameTasks, frameTimers, afterLayout, postFrameWork, updateLinks, delayedCalls
  // Events.
  case gestures, touches, pointers, presses, pressGestures, scrolls, scrollPanDispatcher, touchpadGestures,
    pointerFollower
  case toolTips, firstResponders, activeDragGesture, drags, incomingDrags, swipeController, typedText
  // Views.
  case appearance, moduleMembers, extensionOverrides, viewAnimations, keyframes, animatorStartHandler, touchSuppression,
    movingLayers, runningAnimators,
    keyboardGuides, inputViews, menus, focusSystems
  case focusRing, labelStyles, providerCalls, traits, graphics
  // Nibs and storyboards.
  case segueContext, nibNames
  // Diagnostics.
  case diagnostics, collectionViewInconsistencies, tableViewInconsistencies, layoutTrace
  // The pool that retains removed objects until the end of the current run loop iteration.
  case turnPool
}
