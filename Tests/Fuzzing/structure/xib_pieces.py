"""The pieces of storyboards and xibs that are repeated.

`§` is the number of the repetition, `→` the next one, and `№` a hostile number.
"""

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
ROOT = (
    '<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" toolsVersion="23504" '
    'targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" useTraitCollections="YES" '
    'initialViewController="vc0">'
)
RECT = '<rect key="frame" x="0.0" y="0.0" width="375" height="44"/>'

VIEWS = [
    ('<view id="v§">' + RECT + "<subviews>", "</subviews></view>"),
    (
        '<view id="v§" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO">' + RECT + "<subviews>",
        '</subviews><constraints><constraint firstItem="v→" firstAttribute="leading" secondItem="v§" '
        'secondAttribute="leading" '
        'constant="№" id="c§"/><constraint firstAttribute="bottom" secondItem="v→" secondAttribute="bottom" '
        'id="d§"/></constraints></view>',
    ),
    ('<stackView axis="vertical" spacing="№" id="v§">' + RECT + "<subviews>", "</subviews></stackView>"),
    (
        '<stackView axis="horizontal" distribution="fillEqually" alignment="center" spacing="8" id="v§"><subviews>',
        "</subviews></stackView>",
    ),
    (
        '<scrollView id="v§">' + RECT + "<subviews>",
        '</subviews><viewLayoutGuide key="contentLayoutGuide" id="g§"/></scrollView>',
    ),
    (
        '<tableView id="v§"><prototypes><tableViewCell id="t§" rowHeight="№"><tableViewCellContentView '
        'key="contentView" id="w§">'
        '<rect key="frame" x="0" y="0" width="№" height="№"/><subviews>',
        "</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>",
    ),
    (
        '<collectionView id="v§"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="№" '
        'id="l§"><size key="itemSize" '
        'width="№" height="№"/></collectionViewFlowLayout><cells><collectionViewCell id="t§"><view '
        'key="contentView" id="w§"><subviews>',
        "</subviews></view></collectionViewCell></cells></collectionView>",
    ),
    ('<visualEffectView id="v§"><view key="contentView" id="w§"><subviews>', "</subviews></view></visualEffectView>"),
    (
        '<containerView id="v§"><subviews>',
        '</subviews><connections><segue destination="vc→" kind="embed" id="s§"/></connections></containerView>',
    ),
    ("<a§>", "</a§>"),
    ("<subviews>", "</subviews>"),
    ('<label id="v§"><subviews>', "</subviews></label>"),
]
ITEMS = [
    '<label text="Harbour" lineBreakMode="tailTruncation" numberOfLines="№" minimumFontSize="№" '
    'preferredMaxLayoutWidth="№" id="i§">'
    '<rect key="frame" x="№" y="№" width="№" height="№"/><fontDescription key="fontDescription" type="system" '
    'pointSize="№"/>'
    '<color key="textColor" red="№" green="№" blue="№" alpha="№" colorSpace="custom" customColorSpace="sRGB"/></label>',
    '<label text="Harbour" id="i§"><rect key="frame" x="0" y="§" width="100" height="20"/></label>',
    '<button id="i§"><state key="normal" title="Harbour §"/><fontDescription key="fontDescription" '
    'style="UICTFontTextStyleBody"/></button>',
    '<button id="i§"><rect key="frame" x="0" y="0" width="№" height="№"/><buttonConfiguration key="configuration" '
    'style="filled" title="A§"/></button>',
    '<textField placeholder="A §" id="i§"><constraints><constraint firstAttribute="width" constant="№" '
    'id="k§"/></constraints></textField>',
    '<segmentedControl id="i§"><segments><segment title="A§"/><segment title="B§"/></segments></segmentedControl>',
    '<imageView image="p§" id="i§"/>',
    '<textView text="A§&#10;B" id="i§"/>',
    '<switch id="i§"/>',
    '<view id="i§"/>',
    '<view id="same"/>',
    '<label opaque="NO" id="i§"><attributedString key="attributedText"><fragment content="A§"><attributes><font '
    'key="NSFont" size="№" '
    'name="Helvetica"/><color key="NSColor" white="№" alpha="№" '
    'colorSpace="calibratedWhite"/></attributes></fragment></attributedString></label>',
    '<label id="i§"><string key="text">A§ ' + "a " * 40 + "</string></label>",
    '<label text="A" id="i§"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" '
    'keyPath="text" value="§"/>'
    "</userDefinedRuntimeAttributes></label>",
    '<label text="A" adjustsFontSizeToFit="NO" id="i§"><variation key="heightClass=compact-widthClass=№" '
    'misplaced="YES"/></label>',
]
CONSTRAINTS = [
    '<constraint firstItem="i§" firstAttribute="leading" secondItem="i→" secondAttribute="trailing" constant="№" '
    'id="x§"/>',
    '<constraint firstItem="i§" firstAttribute="width" constant="§" id="x§"/>',
    '<constraint firstItem="i0" firstAttribute="width" constant="§" id="x§"/>',
    '<constraint firstItem="i0" firstAttribute="width" relation="greaterThanOrEqual" secondItem="i§" '
    'secondAttribute="width" '
    'multiplier="№" priority="№" id="x§"/>',
    '<constraint firstItem="i§" firstAttribute="width" secondItem="i→" secondAttribute="height" multiplier="1:№" '
    'id="x§"/>',
    '<constraint firstItem="i§" firstAttribute="top" secondItem="i§" secondAttribute="bottom" constant="1" id="x§"/>',
    '<constraint firstItem="i§" firstAttribute="centerX" secondItem="v0" secondAttribute="centerX" multiplier="№" '
    'constant="№" id="x§"/>',
    '<constraint firstItem="gone§" firstAttribute="top" secondItem="none" secondAttribute="№" id="x§"/>',
    '<constraint firstItem="i§" firstAttribute="leading" secondItem="v0" secondAttribute="leadingMargin" id="x§"/>',
    '<constraint firstItem="i§" firstAttribute="firstBaseline" relation="lessThanOrEqual" secondItem="i→" '
    'secondAttribute="lastBaseline" id="x§"/>',
    '<constraint id="x§"/>',
    '<constraint firstItem="x→" firstAttribute="width" secondItem="x§" secondAttribute="width" id="x§"/>',
]
CONNECTIONS = [
    '<outlet property="l§" destination="i§" id="o§"/>',
    '<outlet property="l" destination="o→" id="o§"/>',
    '<segue destination="vc→" kind="show" id="o§"/>',
    '<outletCollection property="l" destination="i§" id="o§"/>',
    '<segue destination="vc0" kind="relationship" relationship="rootViewController" id="o§"/>',
    '<action selector="a§:" destination="vc0" eventType="touchUpInside" id="o§"/>',
    '<outlet property="" destination="" id=""/>',
]
CONTROLLERS = [
    ('<viewController id="vc§" customClass="C§" title="A§">', "</viewController>"),
    ('<tableViewController id="vc§">', "</tableViewController>"),
    (
        '<navigationController id="vc§">',
        '<navigationBar key="navigationBar" id="nb§"/><connections><segue destination="vc→" kind="relationship" '
        'relationship="rootViewController" id="r§"/></connections></navigationController>',
    ),
    (
        '<tabBarController id="vc§">',
        '<tabBar key="tabBar" id="tb§"/><connections><segue destination="vc→" kind="relationship" '
        'relationship="viewControllers" id="r§"/><segue destination="vc§" kind="relationship" '
        'relationship="viewControllers" id="q§"/>'
        "</connections></tabBarController>",
    ),
    (
        '<viewControllerPlaceholder storyboardName="V" referencedIdentifier="a" id="vc§">',
        "</viewControllerPlaceholder>",
    ),
]
BOMB = (
    '<!DOCTYPE d [<!ENTITY a0 "aaaaaaaaaa">'
    + "".join(f'<!ENTITY a{i + 1} "{f"&a{i};" * 10}">' for i in range(9))
    + "]>\n"
)
ENCODINGS = [
    "UTF-16",
    "utf-7",
    "ISO-8859-1",
    "x",
    "",
    'UTF-8" standalone="yes',
    "EBCDIC-CP-US",
    "Shift_JIS",
    "UCS-4",
    "windows-1252",
]
