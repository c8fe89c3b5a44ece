import Adaptivity
import Testing

/// The guidelines' table of screens: points, pixels of the panel, scale and native scale, written down once more.
///
/// The minis, the 10.5-inch iPads and the Plus phones are where copies of the guidelines went wrong.
@Suite struct DeviceSizeTests {
  static let phones = FigureList(
    """
    ipod-touch-5 320 568 640 1136 2 2
    ipod-touch-6 320 568 640 1136 2 2
    ipod-touch-7 320 568 640 1136 2 2
    iphone-se-1 320 568 640 1136 2 2
    iphone-6 375 667 750 1334 2 2
    iphone-6s 375 667 750 1334 2 2
    iphone-7 375 667 750 1334 2 2
    iphone-8 375 667 750 1334 2 2
    iphone-se-2 375 667 750 1334 2 2
    iphone-se-3 375 667 750 1334 2 2
    iphone-6-plus 414 736 1080 1920 3 2.6087
    iphone-6s-plus 414 736 1080 1920 3 2.6087
    iphone-7-plus 414 736 1080 1920 3 2.6087
    iphone-8-plus 414 736 1080 1920 3 2.6087
    iphone-x 375 812 1125 2436 3 3
    iphone-xs 375 812 1125 2436 3 3
    iphone-11-pro 375 812 1125 2436 3 3
    iphone-xs-max 414 896 1242 2688 3 3
    iphone-11-pro-max 414 896 1242 2688 3 3
    iphone-xr 414 896 828 1792 2 2
    iphone-11 414 896 828 1792 2 2
    iphone-12-mini 375 812 1080 2340 3 2.88
    iphone-13-mini 375 812 1080 2340 3 2.88
    iphone-12 390 844 1170 2532 3 3
    iphone-12-pro 390 844 1170 2532 3 3
    iphone-13 390 844 1170 2532 3 3
    iphone-13-pro 390 844 1170 2532 3 3
    iphone-14 390 844 1170 2532 3 3
    iphone-16e 390 844 1170 2532 3 3
    iphone-12-pro-max 428 926 1284 2778 3 3
    iphone-13-pro-max 428 926 1284 2778 3 3
    iphone-14-plus 428 926 1284 2778 3 3
    iphone-14-pro 393 852 1179 2556 3 3
    iphone-15 393 852 1179 2556 3 3
    iphone-15-pro 393 852 1179 2556 3 3
    iphone-16 393 852 1179 2556 3 3
    iphone-14-pro-max 430 932 1290 2796 3 3
    iphone-15-plus 430 932 1290 2796 3 3
    iphone-15-pro-max 430 932 1290 2796 3 3
    iphone-16-plus 430 932 1290 2796 3 3
    iphone-16-pro 402 874 1206 2622 3 3
    iphone-17 402 874 1206 2622 3 3
    iphone-17-pro 402 874 1206 2622 3 3
    iphone-16-pro-max 440 956 1320 2868 3 3
    iphone-17-pro-max 440 956 1320 2868 3 3
    iphone-air 420 912 1260 2736 3 3
    """)

  static let pads = FigureList(
    """
    ipad-air-1 768 1024 1536 2048 2 2
    ipad-air-2 768 1024 1536 2048 2 2
    ipad-5 768 1024 1536 2048 2 2
    ipad-6 768 1024 1536 2048 2 2
    ipad-pro-9-7 768 1024 1536 2048 2 2
    ipad-mini-2 768 1024 1536 2048 2 2
    ipad-mini-3 768 1024 1536 2048 2 2
    ipad-mini-4 768 1024 1536 2048 2 2
    ipad-mini-5 768 1024 1536 2048 2 2
    ipad-7 810 1080 1620 2160 2 2
    ipad-8 810 1080 1620 2160 2 2
    ipad-9 810 1080 1620 2160 2 2
    ipad-pro-10-5 834 1112 1668 2224 2 2
    ipad-air-3 834 1112 1668 2224 2 2
    ipad-pro-12-9-1 1024 1366 2048 2732 2 2
    ipad-pro-12-9-2 1024 1366 2048 2732 2 2
    ipad-pro-12-9-3 1024 1366 2048 2732 2 2
    ipad-pro-12-9-4 1024 1366 2048 2732 2 2
    ipad-pro-12-9-5 1024 1366 2048 2732 2 2
    ipad-pro-12-9-6 1024 1366 2048 2732 2 2
    ipad-pro-11-1 834 1194 1668 2388 2 2
    ipad-pro-11-2 834 1194 1668 2388 2 2
    ipad-pro-11-3 834 1194 1668 2388 2 2
    ipad-pro-11-4 834 1194 1668 2388 2 2
    ipad-pro-11-m4 834 1210 1668 2420 2 2
    ipad-pro-11-m5 834 1210 1668 2420 2 2
    ipad-pro-13-m4 1032 1376 2064 2752 2 2
    ipad-pro-13-m5 1032 1376 2064 2752 2 2
    ipad-air-4 820 1180 1640 2360 2 2
    ipad-air-5 820 1180 1640 2360 2 2
    ipad-air-11-m2 820 1180 1640 2360 2 2
    ipad-air-11-m3 820 1180 1640 2360 2 2
    ipad-air-11-m4 820 1180 1640 2360 2 2
    ipad-a16 820 1180 1640 2360 2 2
    ipad-air-13-m2 1024 1366 2048 2732 2 2
    ipad-air-13-m3 1024 1366 2048 2732 2 2
    ipad-air-13-m4 1024 1366 2048 2732 2 2
    ipad-mini-6 744 1133 1488 2266 2 2
    ipad-mini-a17 744 1133 1488 2266 2 2
    """)

  @Test(arguments: phones.lines + pads.lines)
  func screensMatchTheGuidelines(_ figures: [String]) throws {
    let device = try #require(DeviceTable.standard[figures[0]])
    let numbers = figures.dropFirst().compactMap(Double.init)
    #expect(
      [
        device.size.width, device.size.height, device.pixels.width, device.pixels.height, device.scale,
        device.nativeScale,
      ] == numbers)
    let turned = Size(width: numbers[1], height: numbers[0])
    #expect(device.screen(.landscape) == turned)
  }

  /// Native scale and points make the panel, so the figures hold together.
  @Test(arguments: DeviceTable.standard.devices)
  func nativeScaleTimesPointsIsThePanelSize(_ device: Device) {
    #expect(abs(device.size.width * device.nativeScale - device.pixels.width) < 1)
    #expect(abs(device.size.height * device.nativeScale - device.pixels.height) < 1.5)
  }

  @Test func everyRowOfTheGuidelinesIsInTheTable() {
    let written = Set((Self.phones.lines + Self.pads.lines).map { $0[0] })
    let guidelines = DeviceTable.standard.devices.filter { !Set(["HIG", "HIG-2021"]).isDisjoint(with: $0.sources) }
    #expect(written == Set(guidelines.map(\.id)))
  }
}
