import CoreMotion
import XCTest

/// Core Motion on a machine without sensors. The numbers of the errors are those of "CMError.h".
final class MotionTests: XCTestCase {
  func testThereAreNoSensors() {
    let manager = CMMotionManager()
    manager.accelerometerUpdateInterval = 0.2
    XCTAssertFalse(manager.isAccelerometerAvailable)
    XCTAssertFalse(manager.isDeviceMotionAvailable)
    manager.startAccelerometerUpdates()
    manager.startAccelerometerUpdates(to: OperationQueue()) { data, _ in
      XCTFail("\(data!.acceleration.x)")
    }
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: OperationQueue()) {
      motion, _ in
      XCTFail("\(motion!.attitude.roll)")
    }
    XCTAssertFalse(manager.isAccelerometerActive)
    XCTAssertNil(manager.accelerometerData)
    manager.stopAccelerometerUpdates()
    XCTAssertFalse(CMPedometer.isStepCountingAvailable())
    let answered = expectation(description: "answered")
    CMPedometer().queryPedometerData(from: .distantPast, to: Date()) { data, error in
      XCTAssertNil(data)
      XCTAssertEqual((error as NSError?)?.code, 109)
      answered.fulfill()
    }
    wait(for: [answered], timeout: 60)
  }
}
