import LocalAuthentication
import XCTest

/// The framework as on an iPhone without a passcode.
final class AuthenticationTests: XCTestCase {
  private var error: NSError?

  func testNoPolicyIsAvailable() {
    let context = LAContext()
    XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    XCTAssertEqual(error?.code, LAError.biometryNotAvailable.rawValue)
    switch error! {
    case LAError.userCancel: XCTFail("another code")
    case LAError.biometryNotAvailable: break
    default: XCTFail("\(String(describing: error))")
    }
    XCTAssertEqual(context.biometryType, .none)
    let replied = expectation(description: "reply")
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To see the notes") { success, error in
      XCTAssertFalse(success)
      XCTAssertEqual((error as? LAError)?.code, .passcodeNotSet)
      replied.fulfill()
    }
    wait(for: [replied], timeout: 60)
  }
}
